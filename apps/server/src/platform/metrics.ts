/**
 * What there is to watch, in the text form that Prometheus reads. Counters,
 * gauges that are asked when somebody looks, and histograms of seconds.
 */
export type Labels = Readonly<Record<string, string>>;

interface Histogram {
  readonly buckets: number[];
  sum: number;
  count: number;
}

const bounds: readonly number[] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

const help: Readonly<Record<string, string>> = {
  masume_moves_total: "Moves committed by this node",
  masume_matches_over_total: "Matches ended by this node",
  masume_messages_refused_total: "Socket messages that were no messages, or too many",
  masume_message_seconds: "Time from a socket message to its answer",
  masume_requests_total: "HTTP requests answered",
  masume_request_seconds: "Time from an HTTP request to its answer",
};

export class Metrics {
  readonly #counters = new Map<string, Map<string, number>>();
  readonly #histograms = new Map<string, Map<string, Histogram>>();
  readonly #gauges = new Map<string, { about: string; read: () => number }>();

  count(name: string, labels: Labels = {}): void {
    const series = within(this.#counters, name, () => new Map<string, number>());
    const key = written(labels);
    series.set(key, (series.get(key) ?? 0) + 1);
  }

  observe(name: string, seconds: number, labels: Labels = {}): void {
    const series = within(this.#histograms, name, () => new Map<string, Histogram>());
    const histogram = within(series, written(labels), () => ({
      buckets: bounds.map(() => 0),
      sum: 0,
      count: 0,
    }));
    for (const [i, bound] of bounds.entries()) if (seconds <= bound) histogram.buckets[i]!++;
    histogram.sum += seconds;
    histogram.count++;
  }

  gauge(name: string, about: string, read: () => number): void {
    this.#gauges.set(name, { about, read });
  }

  text(): string {
    const lines: string[] = [];
    const head = (name: string, type: string, about: string): void => {
      lines.push(`# HELP ${name} ${about}`, `# TYPE ${name} ${type}`);
    };
    for (const [name, { about, read }] of this.#gauges) {
      head(name, "gauge", about);
      lines.push(`${name} ${read()}`);
    }
    for (const [name, series] of this.#counters) {
      head(name, "counter", help[name] ?? name);
      for (const [labels, value] of series) lines.push(`${name}${braced(labels)} ${value}`);
    }
    for (const [name, series] of this.#histograms) {
      head(name, "histogram", help[name] ?? name);
      for (const [labels, { buckets, sum, count }] of series) {
        const with_ = (le: string) => braced([labels, `le="${le}"`].filter(Boolean).join(","));
        for (const [i, bound] of bounds.entries())
          lines.push(`${name}_bucket${with_(String(bound))} ${buckets[i]}`);
        lines.push(`${name}_bucket${with_("+Inf")} ${count}`);
        lines.push(`${name}_sum${braced(labels)} ${sum}`, `${name}_count${braced(labels)} ${count}`);
      }
    }
    return `${lines.join("\n")}\n`;
  }
}

function within<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const found = map.get(key);
  if (found !== undefined) return found;
  const made = make();
  map.set(key, made);
  return made;
}

function written(labels: Labels): string {
  return Object.entries(labels)
    .map(([name, value]) => `${name}="${value.replace(/[\\"\n]/g, "")}"`)
    .join(",");
}

function braced(labels: string): string {
  return labels === "" ? "" : `{${labels}}`;
}

/**
 * A page without a browser: a tree of plain nodes, which a test reads and uses as a
 * person would, by what is written on things. Nothing is laid out or painted; what
 * needs that is left to the browser tests.
 */
/** An element, or a text. Of a real one's methods it has those that components call. */
export class PageNode {
  readonly tag: string;
  readonly props: Record<string, unknown> = {};
  readonly children: PageNode[] = [];
  parent: PageNode | undefined;
  content = "";
  /** What was done to it: "focus", "showModal", … */
  readonly calls: string[] = [];
  readonly #listeners = new EventTarget();

  constructor(tag: string) {
    this.tag = tag;
  }

  /** Everything written in it, as it is read out: what is hidden from the ear is left out. */
  get text(): string {
    return this.#textWithout(undefined);
  }

  #textWithout(part: PageNode | undefined): string {
    if (this.tag === "") return this.content;
    if (this === part || String(this.props["aria-hidden"]) === "true") return "";
    return this.children.map((child) => child.#textWithout(part)).join("");
  }

  /** What it is called: by its label, by what is written in it, or by the label around it. */
  get name(): string {
    const { "aria-label": label, "aria-labelledby": labelledBy, title, alt } = this.props;
    if (labelledBy !== undefined) return this.#root.querySelector(`[id="${labelledBy}"]`)?.text.trim() ?? "";
    if (label !== undefined) return String(label);
    if (/^(input|select|textarea)$/.test(this.tag)) {
      const label = this.closest("label");
      return label ? label.#textWithout(this).trim() : "";
    }
    return this.text.trim() || String(title ?? alt ?? "");
  }

  get #root(): PageNode {
    return this.parent ? this.parent.#root : this;
  }

  /** Every element in it with this tag, in the order of the page. */
  all(tag: string): readonly PageNode[] {
    const found = this.children.flatMap((child) => child.all(tag));
    return this.tag === tag ? [this, ...found] : found;
  }

  /** The one element with this tag whose name is, or contains, this. */
  the(tag: string, name: string | RegExp = /(?:)/): PageNode {
    const found = this.find(tag, name);
    if (found.length !== 1) {
      const there = this.all(tag).map((one) => one.name);
      throw new Error(`${found.length} of <${tag}> are called ${name}; there are: ${there.join(" | ")}`);
    }
    return found[0]!;
  }

  find(tag: string, name: string | RegExp): readonly PageNode[] {
    return this.all(tag).filter((one) =>
      typeof name === "string" ? one.name === name : name.test(one.name),
    );
  }

  has(tag: string, name: string | RegExp = /(?:)/): boolean {
    return this.find(tag, name).length > 0;
  }

  button(name: string | RegExp): PageNode {
    return this.the("button", name);
  }

  get buttons(): readonly string[] {
    return this.all("button").map((one) => one.name);
  }

  /** Selectors as far as the app's own go: tags, and attributes that must not be there. */
  matches(selectors: string): boolean {
    return selectors.split(", ").some((selector) => {
      const [tag, ...excluded] = selector.split(":not");
      return tag === this.tag && !excluded.some((one) => one === `([type=${this.props.type}])`);
    });
  }

  closest(selectors: string): PageNode | null {
    return this.matches(selectors) ? this : (this.parent?.closest(selectors) ?? null);
  }

  contains(other: PageNode | undefined): boolean {
    return other !== undefined && (other === this || this.contains(other.parent));
  }

  /** The first element in it with an attribute: `[tabindex="0"]`. */
  querySelector(selector: string): PageNode | null {
    const [, name = "", value] = /^\[([\w-]+)="(.*)"\]$/.exec(selector) ?? [];
    for (const child of this.children) {
      const found = String(child.props[name]) === value ? child : child.querySelector(selector);
      if (found) return found;
    }
    return null;
  }

  get isContentEditable(): boolean {
    return this.props.contenteditable === true;
  }

  press(init: object = {}): void {
    if (this.props.disabled === true) throw new Error(`${this.name} is disabled`);
    this.fire("click", init);
  }

  /** As if it had been typed or chosen. */
  enter(value: string | boolean): void {
    if (typeof value === "boolean") this.props.checked = value;
    else this.props.value = value;
    this.fire("input");
    this.fire("change");
  }

  /** The event that its listener has seen. */
  fire(type: string, init: object = {}): Record<string, unknown> {
    const event: Record<string, unknown> = {
      type,
      target: this,
      currentTarget: this,
      defaultPrevented: false,
      preventDefault() {
        event.defaultPrevented = true;
      },
      stopPropagation() {},
      ...init,
    };
    for (const [name, listener] of Object.entries(this.props)) {
      if (name.toLowerCase() === `on${type}` && typeof listener === "function") listener(event);
    }
    return event;
  }

  addEventListener(...given: Parameters<EventTarget["addEventListener"]>): void {
    this.#listeners.addEventListener(...given);
  }

  removeEventListener(...given: Parameters<EventTarget["removeEventListener"]>): void {
    this.#listeners.removeEventListener(...given);
  }

  /** Nothing is laid out: it is nowhere, and has no size. */
  getBoundingClientRect(): Readonly<Record<"left" | "right" | "top" | "bottom", number>> {
    return { left: 0, right: 0, top: 0, bottom: 0 };
  }

  /** It is there to be seen, wherever that is. */
  getClientRects(): readonly unknown[] {
    return [this.getBoundingClientRect()];
  }

  focus(): void {
    this.calls.push("focus");
  }

  select(): void {
    this.calls.push("select");
  }

  scrollIntoView(): void {
    this.calls.push("scrollIntoView");
  }

  showModal(): void {
    this.calls.push("showModal");
  }

  close(): void {
    this.calls.push("close");
    this.fire("close");
  }

  get value(): unknown {
    return this.props.value;
  }

  set value(given: unknown) {
    this.props.value = given;
  }

  get valueAsNumber(): number {
    return this.props.value === "" ? Number.NaN : Number(this.props.value);
  }

  get checked(): unknown {
    return this.props.checked;
  }
}

/**
 * The page to try the API: one form for every operation of the OpenAPI document,
 * sent as the player whose cookie this browser has.
 */
const { info, paths } = await (await fetch("/api/openapi.json")).json();
document.getElementById("about").textContent = `${info.description} Version ${info.version}.`;

const main = document.getElementById("operations");
const template = document.getElementById("operation");
const sections = new Map();

/** The part of the page for one tag. */
function section(tag) {
  if (!sections.has(tag)) {
    const made = document.createElement("section");
    const title = document.createElement("h2");
    title.textContent = tag;
    made.append(title);
    main.append(made);
    sections.set(tag, made);
  }
  return sections.get(tag);
}

function labelled(text, field) {
  const label = document.createElement("label");
  label.append(text, field);
  return label;
}

/** A first body to change: every field with a value of its kind. */
function example(schema) {
  if (schema.enum) return schema.enum[0];
  if (schema.default !== undefined) return schema.default;
  if (schema.type === "object") {
    const entries = Object.entries(schema.properties ?? {});
    return Object.fromEntries(entries.map(([name, part]) => [name, example(part)]));
  }
  if (schema.type === "array") return [];
  if (schema.type === "integer" || schema.type === "number") return schema.minimum ?? 0;
  return schema.type === "boolean" ? false : "";
}

for (const [path, methods] of Object.entries(paths)) {
  for (const [method, operation] of Object.entries(methods)) {
    const made = template.content.cloneNode(true);
    made.querySelector(".method").textContent = method.toUpperCase();
    made.querySelector(".path").textContent = path;
    made.querySelector(".description").textContent = operation.summary ?? "";
    const fields = made.querySelector(".fields");
    const inputs = (operation.parameters ?? []).map((parameter) => {
      const input = document.createElement("input");
      input.required = parameter.required ?? false;
      fields.append(labelled(`${parameter.name} (${parameter.in})`, input));
      return { parameter, input };
    });
    const schema = operation.requestBody?.content?.["application/json"]?.schema;
    const body = schema && document.createElement("textarea");
    if (body) {
      body.value = JSON.stringify(example(schema), null, 2);
      fields.append(labelled("body", body));
    }
    const output = made.querySelector("output");
    made.querySelector("form").addEventListener("submit", async (event) => {
      event.preventDefault();
      const query = new URLSearchParams();
      let address = path;
      for (const { parameter, input } of inputs) {
        if (parameter.in === "path")
          address = address.replace(`{${parameter.name}}`, encodeURIComponent(input.value));
        else if (input.value !== "") query.set(parameter.name, input.value);
      }
      const url = query.size > 0 ? `${address}?${query}` : address;
      const headers = body ? { "content-type": "application/json" } : {};
      const answer = await fetch(url, { method: method.toUpperCase(), headers, body: body?.value });
      const text = await answer.text();
      const isJson = answer.headers.get("content-type")?.includes("json");
      output.value = `${answer.status}\n${isJson ? JSON.stringify(JSON.parse(text), null, 2) : text}`;
    });
    section(operation.tags?.[0] ?? "other").append(made);
  }
}

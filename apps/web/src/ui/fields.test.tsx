import "../testing/in-browser.js";
import { createSignal } from "solid-js";
import { expect, test, vi } from "vitest";
import { show } from "../testing/show.js";
import { CheckField, TextField } from "./fields.js";
import { Form } from "./form.js";
import { FormError } from "./form-error.js";
import { Segments } from "./segments.js";
import { SelectField } from "./select-field.js";
import { Table } from "./table.js";

test("a field is called by its label alone, and described by its note", () => {
  const onInput = vi.fn();
  const page = show(() => (
    <TextField label="Name" note="Short" maxlength={24} value="Ren" onInput={onInput} />
  ));
  const field = page.the("input", "Name");
  expect(field.props).toMatchObject({ maxlength: 24, value: "Ren" });
  expect(page.the("small").text).toBe("Short");
  expect(field.props["aria-describedby"]).toBe(page.the("small").props.id);
  field.enter("Rin");
  expect(onInput).toHaveBeenCalledOnce();
  expect(show(() => <TextField label="Name" />).has("small")).toBe(false);
});

test("a box to tick is one, with its label behind it", () => {
  const page = show(() => <CheckField label="Sound" note="Soft" checked />);
  const box = page.the("input", "Sound");
  expect(box.props).toMatchObject({ type: "checkbox", checked: true });
  expect(box.props["aria-describedby"]).toBe(page.the("small", "Soft").props.id);
});

test("of segments the one in force is checked, and another can be chosen", () => {
  const [value, setValue] = createSignal<"a" | "b">("a");
  const page = show(() => (
    <Segments
      legend="Kind"
      options={["a", "b"]}
      text={(one) => `Option ${one}`}
      value={value()}
      onChange={setValue}
    />
  ));
  const checked = () =>
    page
      .all("input")
      .filter(({ props }) => props.checked)
      .map(({ name }) => name);
  expect(page.the("legend").text).toBe("Kind");
  expect(checked()).toEqual(["Option a"]);
  page.the("input", "Option b").enter(true);
  expect(value()).toBe("b");
  expect(checked()).toEqual(["Option b"]);
  expect(new Set(page.all("input").map(({ props }) => props.name)).size).toBe(1);
});

test("two groups of segments are two groups", () => {
  const group = () => (
    <Segments
      legend="Kind"
      options={["a"]}
      text={String}
      value="a"
      onChange={() => {}}
      isLegendHidden
      note="Note"
    />
  );
  const [first, second] = [show(group), show(group)];
  expect(first.the("input").props.name).not.toBe(second.the("input").props.name);
  expect(first.the("legend").props.classList).toEqual({ "visually-hidden": true });
  expect(first.the("small").text).toBe("Note");
});

test("a list gives back its values as they are, numbers too", () => {
  const onChange = vi.fn();
  const page = show(() => (
    <SelectField
      label="Level"
      options={[1, 2, 10]}
      text={(level) => `Level ${level}`}
      value={2}
      onChange={onChange}
    />
  ));
  const selected = page.all("option").filter(({ props }) => props.selected);
  expect(selected.map(({ text }) => text)).toEqual(["Level 2"]);
  page.the("select").enter("10");
  expect(onChange).toHaveBeenCalledExactlyOnceWith(10);
});

test("a list without a choice says so first, and a choice that is not in it is none", () => {
  const onChange = vi.fn();
  const page = show(() => (
    <SelectField
      label="Reason"
      options={["cheating"]}
      text={String}
      value={undefined}
      onChange={onChange}
      none="Choose one"
      note="Why"
      disabled
    />
  ));
  expect(page.all("option").map(({ text, props }) => [text, props.selected])).toEqual([
    ["Choose one", true],
    ["cheating", false],
  ]);
  const list = page.the("select", "Reason");
  expect(page.the("small").text).toBe("Why");
  expect(list.props).toMatchObject({ disabled: true, "aria-describedby": page.the("small").props.id });
  page.the("select").enter("Choose one");
  expect(onChange).not.toHaveBeenCalled();
});

test("a form hands over its answers and stays on the page", () => {
  const onSubmit = vi.fn((answers: FormData) => answers.get("to"));
  const page = show(() => (
    <Form class="f" onSubmit={onSubmit}>
      <TextField label="To" name="to" value="here" />
    </Form>
  ));
  expect(page.the("form").fire("submit").defaultPrevented).toBe(true);
  expect(onSubmit).toHaveReturnedWith("here");
  expect(page.the("form").props.class).toBe("f");
});

test.each([undefined, false, ""] as const)("an error of %j is none", (text) => {
  expect(show(() => <FormError text={text} />).all("p")).toEqual([]);
});

test("an error is spoken", () => {
  expect(show(() => <FormError text="No" />).the("p", "No").props.role).toBe("alert");
});

test("a table names its columns and has a row for each item", () => {
  const page = show(() => (
    <Table extra="t" columns={["Day", "Time"]} items={["a", "b"]}>
      {(item, index) => (
        <tr>
          <td>{index() + 1}</td>
          <td>{item}</td>
        </tr>
      )}
    </Table>
  ));
  expect(page.all("th").map(({ text, props }) => [text, props.scope])).toEqual([
    ["Day", "col"],
    ["Time", "col"],
  ]);
  expect(
    page
      .the("tbody")
      .all("tr")
      .map(({ text }) => text),
  ).toEqual(["1a", "2b"]);
});

/** A form whose answers stay on the page: they are handed over when it is submitted. */
import { type JSX, splitProps } from "solid-js";

export function Form(
  props: Omit<JSX.FormHTMLAttributes<HTMLFormElement>, "onSubmit"> & {
    readonly onSubmit: (answers: FormData) => unknown;
  },
): JSX.Element {
  const [own, rest] = splitProps(props, ["onSubmit"]);
  return (
    <form
      {...rest}
      onSubmit={(event) => {
        event.preventDefault();
        own.onSubmit(new FormData(event.currentTarget));
      }}
    />
  );
}

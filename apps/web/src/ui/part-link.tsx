/** A part of a page that says what lies elsewhere, and leads there. */
import { A } from "@solidjs/router";
import type { JSX } from "solid-js";

export function PartLink(props: {
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly link: string;
  /** It leads out of here, rather than to one thing more. */
  readonly isOnlyWay?: boolean;
}): JSX.Element {
  return (
    <section class="part">
      <h2>{props.title}</h2>
      <p>{props.text}</p>
      <A href={props.href} class="button" classList={{ plain: !props.isOnlyWay }}>
        {props.link}
      </A>
    </section>
  );
}

/** A part of a page that says what lies elsewhere, and leads there. */
import type { JSX } from "solid-js";
import { ButtonLink } from "./button.js";

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
      <ButtonLink href={props.href} kind={props.isOnlyWay ? "primary" : "plain"}>
        {props.link}
      </ButtonLink>
    </section>
  );
}

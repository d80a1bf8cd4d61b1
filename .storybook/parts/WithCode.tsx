import * as css from "./parts.css.ts";

/** A sentence whose parts in backticks are set as code. */
export function WithCode({ text }: { readonly text: string }) {
  return text.split("`").map((part, place) =>
    place % 2 === 1 ? (
      <code key={place} className={css.codeText}>
        {part}
      </code>
    ) : (
      part
    ),
  );
}

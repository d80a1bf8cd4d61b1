import { Fragment, useState } from "react";
import { Icon } from "@foyer/ui/icon";
import * as css from "./parts.css.ts";

export interface CopyNameProps {
  /** The text that is shown and copied. */
  readonly text: string;
  /** Says what pressing it does. */
  readonly label: string;
  /** True: no box around it. @default false */
  readonly quiet?: boolean;
}

/** A name in a code font, copied when pressed. */
export function CopyName({ text, label, quiet = false }: CopyNameProps) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <button
      type="button"
      className={quiet ? css.quietName : css.copyName}
      title={copied ? "Copied" : label}
      onClick={() => void copy()}
      onBlur={() => setCopied(false)}
    >
      <code className={css.codeText}>
        {text.split(/(?=\.)/).map((part) => (
          /* If it has to wrap, it breaks before a dot. */
          <Fragment key={part}>
            <wbr />
            {part}
          </Fragment>
        ))}
      </code>
      <span className={css.copyMark}>
        <Icon name={copied ? "check" : "copy"} size="small" />
      </span>
      <span role="status" className={css.hidden}>
        {copied ? "Copied" : ""}
      </span>
    </button>
  );
}

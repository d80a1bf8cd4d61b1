import { useState } from "react";
import { Button } from "@foyer/ui/button";
import { CopyButton } from "@foyer/ui/copy-button";
import { Inline } from "@foyer/ui/stack";
import * as css from "./panels.css.ts";

export interface FileTextProps {
  readonly name: string;
  readonly text: string;
  onDownload(): void;
}

/** A file of the pack, to save, to copy and to look at. */
export function FileText({ name, text, onDownload }: FileTextProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className={css.file}>
      <Inline gap="x2">
        <Button size="small" icon="download" onClick={onDownload}>
          {`Save ${name}`}
        </Button>
        <Button size="small" variant="quiet" onClick={() => setOpen(!open)}>
          {open ? `Hide ${name}` : `Look at ${name}`}
        </Button>
        <CopyButton value={text} label={`Copy ${name}`} />
      </Inline>
      {open && (
        <pre className={css.text} tabIndex={0} role="region" aria-label={name}>
          {text}
        </pre>
      )}
    </div>
  );
}

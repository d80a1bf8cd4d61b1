import { useState } from "react";
import { InlineMessage } from "@foyer/ui/inline-message";
import { Heading, Text } from "@foyer/ui/text";
import { Button } from "@foyer/ui/button";
import { CopyButton } from "@foyer/ui/copy-button";
import { Inline } from "@foyer/ui/stack";
import { filesOf, readPack } from "./pack.ts";
import { useDesk } from "./StudioContext.ts";
import type { PackFile } from "../../packages/brand/src/exchange/exportFiles.ts";
import { longestJson } from "../../packages/brand/src/files/parseJson.ts";
import * as css from "./panels.css.ts";

type Outcome =
  | {
      readonly taken: true;
      readonly names: string;
      readonly notes: readonly string[];
    }
  | { readonly taken: false; readonly why: readonly string[] };

/** Export and import of the pack's files. */
export function FilesPanel() {
  const { studio } = useDesk();
  const [outcome, setOutcome] = useState<Outcome>();
  const files = filesOf(studio.draft);
  // Texts are edited elsewhere; they pass through unchanged.
  const own = files.filter(({ name }) => !name.startsWith("messages/"));
  const take = async (list: FileList) => {
    const given = await readFiles([...list]);
    const read = readPack(given, studio.draft);
    if (!read.ok) return setOutcome({ taken: false, why: read.why });
    studio.change(() => read.pack);
    const names = given.map(({ name }) => name).join(", ");
    setOutcome({ taken: true, names, notes: read.notes });
  };
  return (
    <div className={css.panel}>
      <section className={css.group} aria-label="Export">
        <Heading level={2} size="card">
          Export
        </Heading>
        <Text size="small" tone="quiet">
          The brand’s files: tokens.json (Design Tokens 2025.10) and brand.json.
          Put them in the brand’s folder and run the brand check.
        </Text>
        {own.map(({ name, text }) => (
          <FileText
            key={name}
            name={name}
            text={text}
            onDownload={() => download(name, text)}
          />
        ))}
      </section>
      <section className={css.group} aria-label="Import">
        <Heading level={2} size="card">
          Import
        </Heading>
        <Text size="small" tone="quiet">
          tokens.json, brand.json, or both. Every value is checked; if a file
          contains an error, nothing is changed.
        </Text>
        <FileButton onFiles={(list) => void take(list)} />
        <div role="status">
          {outcome?.taken === true && (
            <InlineMessage tone="success" title={`Imported: ${outcome.names}`}>
              <Sentences
                list={[
                  "Undo reverts the import in one step.",
                  ...outcome.notes,
                ]}
              />
            </InlineMessage>
          )}
        </div>
        {outcome?.taken === false && (
          <InlineMessage
            tone="danger"
            live="assertive"
            title="Nothing was imported"
          >
            <Sentences list={outcome.why} />
          </InlineMessage>
        )}
      </section>
    </div>
  );
}

function Sentences({ list }: { readonly list: readonly string[] }) {
  return (
    <ul className={css.sentences}>
      {list.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

/** The browser's own file input, which also accepts dropped files. */
function FileButton({ onFiles }: { onFiles(list: FileList): void }) {
  const [turn, setTurn] = useState(0);
  return (
    <label className={css.fileField}>
      <span className={css.fileWords}>Files to import</span>
      <input
        key={turn}
        type="file"
        className={css.fileInput}
        multiple
        accept=".json,application/json"
        onChange={({ currentTarget }) => {
          if (currentTarget.files?.length) onFiles(currentTarget.files);
          // The same file can be chosen again after it has been corrected.
          setTurn(turn + 1);
        }}
      />
    </label>
  );
}

interface FileTextProps {
  readonly name: string;
  readonly text: string;
  onDownload(): void;
}

/** A file of the pack, to save, copy and view. */
function FileText({ name, text, onDownload }: FileTextProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className={css.file}>
      <Inline gap="x2">
        <Button size="small" icon="download" onClick={onDownload}>
          {`Save ${name}`}
        </Button>
        <Button size="small" variant="quiet" onClick={() => setOpen(!open)}>
          {open ? `Hide ${name}` : `Show ${name}`}
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

/**
 * The text of the chosen files, by their names in a pack. Of a file that is far too large, only as much is read as is
 * needed to reject it.
 *
 * @example readPack(await readFiles([...input.files]), draft)
 */
function readFiles(files: readonly File[]): Promise<PackFile[]> {
  return Promise.all(
    files.map(async (file) => ({
      name: packName(file.name),
      // A character has four bytes at most.
      text: await file.slice(0, longestJson * 4 + 4).text(),
    })),
  );
}

/** Browsers number what was saved twice: "tokens (1).json" is tokens.json. */
function packName(name: string): string {
  const plain = name.replace(/ ?\(\d+\)(?=\.json$)/, "");
  return /^[A-Z]{2,4}\.json$/.test(plain) ? `messages/${plain}` : plain;
}

/**
 * Downloads a text as a file.
 *
 * @example download("tokens.json", text)
 */
function download(name: string, text: string): void {
  const address = URL.createObjectURL(
    new Blob([text], { type: "application/json" }),
  );
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

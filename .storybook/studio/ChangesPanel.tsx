import { Button } from "@foyer/ui/button";
import { EmptyState } from "@foyer/ui/empty-state";
import { IconButton } from "@foyer/ui/icon-button";
import { Heading } from "@foyer/ui/text";
import type { Difference } from "./diff.ts";
import * as css from "./panels.css.ts";
import { useDesk } from "./StudioContext.ts";

/** The draft's differences from the saved pack, each with a button that undoes it. */
export function ChangesPanel() {
  const { studio } = useDesk();
  const { differences, saved } = studio;
  if (differences.length === 0)
    return (
      <EmptyState title="No changes" picture="check" level={2}>
        Change a seed, and the old and new values will appear here.
      </EmptyState>
    );
  const files = [...new Set(differences.map(({ file }) => file))];
  return (
    <div className={css.panel}>
      {files.map((file) => (
        <section key={file} className={css.group} aria-label={file}>
          <Heading level={2} size="card">
            {file}
          </Heading>
          <ul className={css.changes}>
            {differences
              .filter((difference) => difference.file === file)
              .map((difference) => (
                <Change key={difference.key} difference={difference} />
              ))}
          </ul>
        </section>
      ))}
      <Button
        size="small"
        variant="outline"
        icon="refresh"
        onClick={() => studio.change(() => saved)}
      >
        Undo all changes
      </Button>
    </div>
  );
}

function Change({ difference }: { readonly difference: Difference }) {
  const { studio } = useDesk();
  const { key, before, after, color, takenBack } = difference;
  return (
    <li className={css.change}>
      <span className={css.changeKey}>{key}</span>
      <span className={css.values}>
        <span className={css.unseen}>was </span>
        <Value text={before} color={color} old />
        <span aria-hidden="true">→</span>
        <span className={css.unseen}>, is </span>
        <Value text={after} color={color} />
      </span>
      <IconButton
        icon="refresh"
        size="small"
        label={`Undo ${key}`}
        onClick={() => studio.change(() => takenBack)}
      />
    </li>
  );
}

interface ValueProps {
  readonly text: string | undefined;
  readonly color: boolean;
  readonly old?: boolean;
}

function Value({ text, color, old = false }: ValueProps) {
  return (
    <span className={old ? css.before : css.after}>
      {color && text !== undefined && (
        <span
          className={css.dot}
          style={{ backgroundColor: text }}
          aria-hidden="true"
        />
      )}
      {text ?? "not set"}
    </span>
  );
}

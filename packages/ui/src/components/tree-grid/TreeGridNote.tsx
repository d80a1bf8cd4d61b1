import { useTranslations } from "../../words/translate.ts";
import { focusRingInset } from "../../styles/focus.css.ts";
import { Button } from "../button/Button.tsx";
import { Icon } from "../icon/Icon.tsx";
import { SpinnerMark } from "../spinner/Spinner.tsx";
import type { NoteLine } from "./treeLines.ts";
import { indentOf } from "./TreeGridRow.tsx";
import * as styles from "./TreeGridRow.css.ts";

const messages = {
  loading: "ui.treeGrid.loading",
  failed: "ui.treeGrid.failed",
  more: "ui.treeGrid.more",
  none: "ui.treeGrid.none",
} as const;

interface TreeGridNoteProps {
  line: NoteLine;
  /** Its place in the whole grid, from 1, the head counted. */
  rowIndex: number;
  /** How many columns it takes the place of. */
  columns: number;
  /** It is the one that Tab leads to. */
  active: boolean;
  /** What went wrong, where it is known better than that something did. */
  words?: string | undefined;
  /** Fetches the level, or what follows in it; without it no button is shown. */
  onLoad: (() => void) | undefined;
}

/** The end of a level that is not whole: on its way, failed, to be continued, or with nothing in it. */
export function TreeGridNote(props: TreeGridNoteProps) {
  const { line, rowIndex, columns, active, words, onLoad } = props;
  const { kind, level, key } = line;
  const t = useTranslations();
  return (
    <div
      role="row"
      tabIndex={active ? 0 : -1}
      data-line={key}
      aria-rowindex={rowIndex}
      aria-level={level}
      className={`${styles.row({ kind: "line", pressable: false })} ${focusRingInset}`}
    >
      <div role="gridcell" aria-colspan={columns} className={styles.note}>
        <span className={styles.indent[indentOf(level)]} />
        {kind === "loading" && <SpinnerMark size="small" />}
        {kind === "failed" && <Icon name="warning" size="small" />}
        <span className={styles.noteWords}>{words ?? t(messages[kind])}</span>
        {onLoad && (kind === "failed" || kind === "more") && (
          <Button size="small" tabIndex={-1} onClick={onLoad}>
            {t(
              kind === "failed" ? "ui.treeGrid.retry" : "ui.treeGrid.loadMore",
            )}
          </Button>
        )}
      </div>
    </div>
  );
}

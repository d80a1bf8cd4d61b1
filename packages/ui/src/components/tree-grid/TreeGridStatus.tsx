import { useTranslations } from "../../words/translate.ts";
import { useSaid } from "../../private/records/useSaid.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import type { TreeRow } from "./TreeGrid.types.ts";

interface TreeGridStatusProps {
  rows: readonly TreeRow[];
  expanded: ReadonlySet<string>;
  busy: boolean;
  /** Nobody could be asked: how many there are is not known. */
  unknown: boolean;
  /** How many rows can be reached now. */
  count: number;
}

/** Says what comes, fails and has come, to who cannot see it. */
export function TreeGridStatus(props: TreeGridStatusProps) {
  const { rows, expanded, busy, unknown, count } = props;
  const t = useTranslations();
  const isOpen = ({ id }: TreeRow) => expanded.has(id);
  const coming = rows.find((row) => row.children === "loading" && isOpen(row));
  const failed = rows.find((row) => row.children === "failed" && isOpen(row));
  const known = unknown ? "" : t("ui.treeGrid.saidRows", { count });
  const words = coming
    ? t("ui.treeGrid.saidLoadingBelow", { name: coming.name })
    : busy
      ? t("ui.treeGrid.saidLoading")
      : failed
        ? t("ui.treeGrid.saidFailedBelow", { name: failed.name })
        : known;
  return <VisuallyHidden role="status">{useSaid(words)}</VisuallyHidden>;
}

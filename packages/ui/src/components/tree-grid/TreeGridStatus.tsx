import { defineMessages, useIntl } from "react-intl";
import { useSaid } from "../../private/records/useSaid.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import type { TreeRow } from "./TreeGrid.types.ts";

const messages = defineMessages<{
  loading: {};
  loadingBelow: { name: string };
  failedBelow: { name: string };
  rows: { count: number };
}>({
  loading: {
    id: "ui.treeGrid.saidLoading",
    defaultMessage: "Loading",
    description: "Said while the first rows of a tree are on their way",
  },
  loadingBelow: {
    id: "ui.treeGrid.saidLoadingBelow",
    defaultMessage: "Loading what is below {name}",
    description: "Said while a level of a tree is on its way",
  },
  failedBelow: {
    id: "ui.treeGrid.saidFailedBelow",
    defaultMessage: "What is below {name} could not be loaded",
    description: "Said when a level of a tree could not be fetched",
  },
  rows: {
    id: "ui.treeGrid.saidRows",
    defaultMessage: "{count, plural, =0 {No rows} one {# row} other {# rows}}",
    description: "Said when rows of a tree have come or gone",
  },
});

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
  const { formatMessage } = useIntl();
  const isOpen = ({ id }: TreeRow) => expanded.has(id);
  const coming = rows.find((row) => row.children === "loading" && isOpen(row));
  const failed = rows.find((row) => row.children === "failed" && isOpen(row));
  const known = unknown ? "" : formatMessage(messages.rows, { count });
  const words = coming
    ? formatMessage(messages.loadingBelow, { name: coming.name })
    : busy
      ? formatMessage(messages.loading)
      : failed
        ? formatMessage(messages.failedBelow, { name: failed.name })
        : known;
  return <VisuallyHidden role="status">{useSaid(words)}</VisuallyHidden>;
}

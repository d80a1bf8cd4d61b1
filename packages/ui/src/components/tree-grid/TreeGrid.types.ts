import type { ReactNode } from "react";
import type { RecordsFailure } from "../../private/records/RecordsError.tsx";

export interface TreeGridColumn {
  /** Key of the value in a row's `cells`. The first column holds the tree. */
  key: string;
  /** Column header, also the label of a cell in the narrow layout. */
  header: string;
  /** Alignment of the values; use `end` for figures. @default "start" */
  align?: "start" | "end";
  /** Minimum width: 6, 8 (an amount with its currency), 10 or 16 rem. The first column has 9 rem and takes most of the remaining space. @default "narrow" */
  width?: "narrow" | "amount" | "medium" | "wide";
}

export interface TreeRow {
  /** Unique id of the row. */
  id: string;
  /** Id of the parent row. Without it, or if there is no such row, the row is at the top level. */
  parentId?: string;
  /** Content by column key, for reading only: a row's only control is its action. */
  cells: Readonly<Record<string, ReactNode>>;
  /** Name of the row, used for type-ahead and announced. */
  name: string;
  /** Whether the row can be opened, even if its children have not been loaded yet. */
  hasChildren: boolean;
  /** Loading status of the child rows. Rows already loaded stay while `loading` or `failed`. */
  children: "idle" | "loading" | "failed" | "loaded";
  /** Whether there are more child rows to load. @default false */
  more?: boolean;
}

export interface TreeGridProps {
  /** Accessible name, for example "Your team". */
  label: string;
  /** The columns. The first one names the row and holds the tree. */
  columns: readonly TreeGridColumn[];
  /** All loaded rows: parents before their children, siblings in order. */
  rows: readonly TreeRow[];
  /** Ids of the open rows. */
  expanded: ReadonlySet<string>;
  /** Called when a row is opened or closed. If its `children` are `idle`, load them now. */
  onExpandedChange(id: string, open: boolean): void;
  /** Loads more rows below `id`, or of the top level without an id. Called when the end of the level is near, or on retry. */
  onLoadMore?(id: string | undefined): void;
  /** Called when a row is chosen by press or Enter. Without it, both open and close the row. */
  onAction?(id: string): void;
  /** Whether there are more top-level rows to load. @default false */
  more?: boolean;
  /** The top level, or more of it, is loading. Shows a skeleton if there are no rows yet. @default false */
  busy?: boolean;
  /** Why the top level, or its next rows, could not be loaded. */
  failure?: RecordsFailure;
  /** Shown when there are no rows. */
  empty?: ReactNode;
}

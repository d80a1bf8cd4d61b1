import type { ReactNode } from "react";
import type { RecordsFailure } from "../../private/records/RecordsError.tsx";

export interface TreeGridColumn {
  /** Name of the value in a row's cells. The first column holds the tree. */
  key: string;
  /** Words of the head, and of the label where cells stand below each other. */
  header: string;
  /** Side the values keep to; figures keep to the end. @default "start" */
  align?: "start" | "end";
  /** Room it has at least: 6, 8 (an amount with its currency), 10 or 16 rem. The first column has 9, and most of what is left over. @default "narrow" */
  width?: "narrow" | "amount" | "medium" | "wide";
}

export interface TreeRow {
  /** Tells the rows apart. */
  id: string;
  /** The row it is below of; without one, or with one that is not there, it stands at the top. */
  parentId?: string;
  /** What it says, by key of the column. To be read: what can be done with a row is its action. */
  cells: Readonly<Record<string, ReactNode>>;
  /** What it is called: typed to find it, and spoken. */
  name: string;
  /** It can be opened, whether what is below it has been fetched or not. */
  hasChildren: boolean;
  /** How far the rows below it have come. While they are `loading` or have `failed`, those that are there stay. */
  children: "idle" | "loading" | "failed" | "loaded";
  /** Below it are more than have been fetched so far. @default false */
  more?: boolean;
}

export interface TreeGridProps {
  /** What it holds: "Your team". */
  label: string;
  /** The columns; the first one names the row and holds the tree. */
  columns: readonly TreeGridColumn[];
  /** All rows that have been fetched, parents before what is below them, siblings in their order. */
  rows: readonly TreeRow[];
  /** Ids of the open rows. */
  expanded: ReadonlySet<string>;
  /** The reader opens or closes a row; where its level is `idle`, it is to be fetched now. */
  onExpandedChange(id: string, open: boolean): void;
  /** Fetches what follows in the level below `id`, of the top level without one: as its end comes near, or when the reader tries a failed level again. */
  onLoadMore?(id: string | undefined): void;
  /** The reader chooses a row, by press or Enter; without it, both open and close. */
  onAction?(id: string): void;
  /** The top level has more rows than have been fetched so far. @default false */
  more?: boolean;
  /** The top level, or what follows in it, is on its way: shapes stand in where no row is there yet. @default false */
  busy?: boolean;
  /** Why the top level, or its next rows, could not be fetched. */
  failure?: RecordsFailure;
  /** What stands there when there is no row. */
  empty?: ReactNode;
}

export { TreeGrid } from "./TreeGrid.tsx";
export type {
  TreeGridColumn,
  TreeGridProps,
  TreeRow,
} from "./TreeGrid.types.ts";
export type { RecordsFailure } from "../../private/records/RecordsError.tsx";

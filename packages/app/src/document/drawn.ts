/* What only a page needs that the server drew: other visits do without its code. */
export { readDocument } from "./readDocument.ts";
export { answersOf, readState } from "./state.ts";

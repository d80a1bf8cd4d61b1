import { count } from "../schema/tolerant.ts";

/** Page number, counted from 1, and rows per page. */
export const pageRequest = { pageNo: count(), pageSize: count() };

import { count } from "../schema/tolerant.ts";

/** Which page of a list, from 1, and how long it is. */
export const pageRequest = { pageNo: count(), pageSize: count() };

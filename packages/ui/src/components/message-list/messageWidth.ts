/* The list and the open message side by side; the time beside the title. */
export const side = "(min-width: 48rem)";
export const broad = "(min-width: 36rem)";

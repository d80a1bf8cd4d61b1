export type Words = readonly [string, ...string[]];

/** Writes a list of words as one text, separated by commas. */
export const words = (list: string): Words => {
  const [first = "", ...rest] = list.split(",").map((word) => word.trim());
  return [first, ...rest];
};

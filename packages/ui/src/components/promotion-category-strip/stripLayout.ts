/** Layout of the strip: the most categories in view at once, and the gap between them in px. */
export const stripLayout = { inView: 10, gap: 10 } as const;

/** How categories stand in the strip: at most so many in view at once, and so many px between them. */
export const stripLayout = { inView: 10, gap: 10 } as const;

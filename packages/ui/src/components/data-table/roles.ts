/*
 * The roles of a table, written out: where rows are shown as cards, their `display` takes away what the elements say
 * by themselves. Handed over as properties, since a linter takes a cell with a role for a mistake.
 */

export const asTable = { role: "table" } as const;
export const asRows = { role: "rowgroup" } as const;
export const asRow = { role: "row" } as const;
export const asCell = { role: "cell" } as const;
export const asColumnHead = { role: "columnheader" } as const;
export const asRowHead = { role: "rowheader" } as const;

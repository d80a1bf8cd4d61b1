import { style } from "@vanilla-extract/css";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";
import { ground } from "./DataTable.css.ts";
import { cellRule } from "./DataTableCell.css.ts";
import { asCards, onPaper, sparedWhenTight } from "./tableRules.ts";

export const foot = style([
  asCards({ display: "block" }),
  /* Once below the last page, not below each. */
  onPaper({ display: "table-row-group" }),
]);

export const totalRow = style([
  {
    vars: { [ground]: vars.color.surface.hover },
    fontWeight: vars.weight.strong,
  },
  asCards({
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr) fit-content(60%)",
    alignItems: "baseline",
    rowGap: vars.space.x1,
    marginBlockEnd: vars.space.x3,
    padding: vars.space.x4,
    borderRadius: vars.radius.card,
    backgroundColor: ground,
    "@media": { [media.forced]: { border: "1px solid" } },
  }),
  onPaper({ breakInside: "avoid" }),
]);

export const blankCell = style([cellRule, asCards({ display: "none" })]);

export const spareBlankCell = style([blankCell, sparedWhenTight]);

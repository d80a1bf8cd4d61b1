import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "@foyer/ui/styles/media";
import { vars } from "@foyer/ui/styles/vars.css";

/** One activity: its title, followed by its status or its available action. */
export const activity = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.x3,
  minBlockSize: vars.size.control,
  padding: vars.space.x4,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.raised,
  boxShadow: vars.shadow.raised,
  "@media": { [media.forced]: { border: "1px solid" } },
});

export const activityTitle = style({ flex: "1 1 8rem", minInlineSize: 0 });

/** Across the whole row, so that the button or the status comes below; the labels stay near their values. */
export const activityDetails = style({ flex: "1 1 100%", minInlineSize: 0 });
globalStyle(`${activityDetails} > *`, { maxInlineSize: "36rem" });

export const activityProblem = style({ flex: "1 1 100%", minInlineSize: 0 });

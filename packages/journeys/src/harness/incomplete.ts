/** Something that axe cannot decide, and why it is correct. */
export interface Explanation {
  /** axe's id of the rule. */
  readonly rule: string;
  /** CSS selector of the element, or of an ancestor. */
  readonly within: string;
  readonly reason: string;
}

/** At most ten; each one is a place that people have to check themselves. */
export const explained: readonly Explanation[] = [
  {
    rule: "color-contrast",
    within: "li article",
    reason:
      "A rail cuts the cards at its edge, and the words of a card lie beside its picture: axe calls them obscured. The card's own stories measure the same colours uncut.",
  },
  {
    rule: "color-contrast",
    within: "[aria-hidden='true']",
    reason:
      "The page behind a dialog, under its veil: it is not to be read now, and is measured when no dialog is open.",
  },
  {
    rule: "aria-hidden-focus",
    within: "#root, [data-radix-focus-guard]",
    reason:
      "An open dialog hides the page behind it and keeps the focus inside by guards; a test of the dialog walks round it with Tab.",
  },
  {
    rule: "color-contrast",
    within: "section[aria-roledescription]",
    reason:
      "A banner's title lies on the scrim that fades over its picture, and axe measures no gradients. The scrim and the words on it are a tested pair of roles; where the scrim thins out, people have to look.",
  },
  {
    rule: "color-contrast",
    within: "main nav li",
    reason:
      "The number of a page is one figure, and axe does not take that for text. Its colours are tested pairs of roles.",
  },
  {
    rule: "color-contrast",
    within: "aside",
    reason:
      "A message that is told at the foot lies over the floating button for its time. The button's own stories measure its colours with nothing over it.",
  },
  {
    rule: "color-contrast",
    within: "[role='tablist']",
    reason:
      "Tabs that do not fit scroll sideways, and the button for that lies over the last one in sight. The tabs' own stories measure their colours with nothing over them.",
  },
  {
    rule: "color-contrast",
    within: "[data-centre-list]",
    reason:
      "The list of a centre's pages scrolls by itself, and axe calls what is cut at its edge obscured. The panel's own stories measure the same colours uncut.",
  },
  {
    rule: "frame-tested",
    within: "main, [role='dialog']",
    reason:
      "A frame, of a game, a chat or customer service, is another site's document, of which the portal answers for the title alone.",
  },
];

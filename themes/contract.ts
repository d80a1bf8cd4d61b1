/**
 * The one list of semantic roles. CSS variables, the JSON schemas, the docs and Storybook's toolbar are all
 * derived from it. A brand fills seeds; the build derives every role for dark and light; a brand may override
 * any role by its dotted name ("color.accent.fill") and never touches a component.
 *
 * Data only: this folder imports nothing.
 */

/** The type of a role's value, by the type names of the Design Tokens format where it has one. */
export type RoleType =
  | "color"
  | "dimension"
  | "fontFamily"
  | "fontWeight"
  | "number"
  | "duration"
  | "cubicBezier"
  | "shadow";

export interface Role<T extends RoleType = RoleType> {
  readonly type: T;
  /** What a component uses it for, in one sentence. */
  readonly use: string;
  /** True: modes may differ in it; else one value applies to both. */
  readonly perMode: boolean;
}

const color = (use: string): Role<"color"> => ({
  type: "color",
  use,
  perMode: true,
});
const shadow = (use: string): Role<"shadow"> => ({
  type: "shadow",
  use,
  perMode: true,
});
const length = (use: string): Role<"dimension"> => ({
  type: "dimension",
  use,
  perMode: false,
});
const number = (use: string): Role<"number"> => ({
  type: "number",
  use,
  perMode: false,
});
const family = (use: string): Role<"fontFamily"> => ({
  type: "fontFamily",
  use,
  perMode: false,
});
const weight = (use: string): Role<"fontWeight"> => ({
  type: "fontWeight",
  use,
  perMode: false,
});
const duration = (use: string): Role<"duration"> => ({
  type: "duration",
  use,
  perMode: false,
});
const easing = (use: string): Role<"cubicBezier"> => ({
  type: "cubicBezier",
  use,
  perMode: false,
});

/** A status has a strong form (fill), a soft one, and a colour for text and icons on plain surfaces. */
const status = (name: string) => ({
  fill: color(`Strong background for ${name}.`),
  onFill: color(`Text and icons on the strong ${name} background.`),
  soft: color(`Quiet background for ${name}.`),
  onSoft: color(`Text and icons on the quiet ${name} background.`),
  text: color(`Text and icons for ${name} on any surface.`),
});

export const roles = {
  color: {
    surface: {
      page: color("The page behind everything."),
      raised: color(
        "Cards, the header, the side menu: one step above the page.",
      ),
      overlay: color("Dialogs, menus, toasts: above everything."),
      sunken: color(
        "Wells: inputs, tracks, the place of a picture before it has loaded.",
      ),
      hover: color("A control on page or raised, under the pointer."),
      pressed: color("The same while it is pressed."),
    },
    text: {
      primary: color("Primary text: headings, body, figures."),
      quiet: color("Secondary text: provider names, hints, times."),
      disabled: color(
        "Labels of disabled controls; exempt from the contrast rule, still legible.",
      ),
    },
    line: {
      subtle: color("Separators that only group content."),
      control: color(
        "The outline that makes a control recognisable; 3:1 on every surface.",
      ),
    },
    accent: {
      fill: color("The one primary action, and the current selection."),
      fillHover: color("The primary action under the pointer."),
      fillPressed: color("The primary action while pressed."),
      onFill: color("Text and icons on the accent in all its three states."),
      soft: color(
        "Quiet background of the current selection: a tab, a menu entry.",
      ),
      onSoft: color("Text and icons on the quiet accent."),
      text: color("Links and quiet actions on any surface."),
    },
    focus: {
      ring: color("The focus ring; 3:1 on every surface."),
      gap: color(
        "The line between the ring and the element, so that the ring is visible on pictures too.",
      ),
    },
    success: status("success"),
    warning: status("warning"),
    danger: status("danger"),
    info: status("information"),
    prize: {
      fill: color("Winnings and VIP alone: strong background."),
      onFill: color("Text and icons on it."),
      text: color("Winnings and VIP as text on any surface."),
    },
    hot: {
      fill: color("The small highlighted badge of a popular game."),
      onFill: color("Text on it."),
    },
    art: {
      scrim: color("Translucent layer between a picture and the text on it."),
      onScrim: color("Text and icons on that layer."),
      control: color("Background of a button on a picture, such as the heart."),
      onControl: color("Its icon."),
      loved: color("The heart of a favourite, on its background."),
    },
    glow: {
      first: color(
        "The brand's glow, first colour: behind the hero and the primary action only.",
      ),
      second: color("The brand's glow, second colour."),
    },
    backdrop: color("Translucent layer behind a dialog."),
    skeleton: color("Placeholder shapes while content is loading."),
    skeletonGlint: color("The highlight that moves across them."),
  },
  shadow: {
    raised: shadow("Cards in light mode; nothing or a border in dark mode."),
    floating: shadow("Menus and toasts."),
    overlay: shadow("Dialogs and drawers."),
  },
  radius: {
    control: length("Buttons, fields, chips that are not pills."),
    card: length("Game cards, panels inside a page."),
    panel: length("Dialogs, drawers, banners."),
    pill: length(
      "Elements with round ends; a brand with sharp corners may set it small.",
    ),
  },
  border: {
    thin: length("Separators and outlines."),
    strong: length("Selected items and the focus ring."),
  },
  space: {
    x0: length("0"),
    x1: length("4 px on the scale: between an icon and its text."),
    x2: length("8 px: inside small controls, between chips."),
    x3: length("12 px: inside controls, between related elements."),
    x4: length("16 px: inside cards, a phone's page margin."),
    x5: length("20 px."),
    x6: length("24 px: inside dialogs, between groups."),
    x8: length("32 px: between sections on phones, a desktop's page margin."),
    x10: length("40 px."),
    x12: length("48 px: between sections on a desktop."),
    x16: length("64 px: around isolated elements."),
  },
  size: {
    controlSmall: length("Height of small controls, 32 px by default."),
    control: length("Height of controls, 44 px by default."),
    controlLarge: length("Height of the one large action of a screen."),
    iconSmall: length("Icons in text."),
    icon: length("Icons in controls."),
    iconLarge: length("Icons without text."),
    header: length("Height of the header."),
    sideMenu: length("Width of the open side menu."),
    sideMenuFolded: length("Width of the side menu folded to icons."),
    bottomBar: length("Height of a phone's bottom navigation."),
    content: length("Maximum width of content on wide screens."),
  },
  font: {
    body: family("Text and figures; has tabular figures."),
    display: family("Headings and game titles."),
  },
  weight: {
    body: weight("Running text."),
    strong: weight("Labels, buttons, figures that matter."),
    display: weight("Headings."),
  },
  text: {
    x1: length("Captions and badges."),
    x2: length("Secondary text and dense tables."),
    x3: length("Body: 16 px at least."),
    x4: length("Lead text, card headings."),
    x5: length("Section headings."),
    x6: length("Page headings."),
    x7: length("The one figure or heading of a screen."),
  },
  leading: {
    tight: number("Headings."),
    body: number("Text."),
  },
  tracking: {
    display: length("Letter spacing of headings."),
  },
  motion: {
    quick: duration("State changes of a control in use."),
    base: duration("Elements that appear and disappear."),
    slow: duration("Large panels."),
    easing: easing("The easing curve of all animations."),
  },
} as const;

export type Mode = "dark" | "light";
export const modes = ["dark", "light"] as const satisfies readonly Mode[];

type Tree = { readonly [key: string]: Role | Tree };

/** The same tree with a value of type `V` at each leaf. */
export type Filled<T, V> = T extends Role
  ? V
  : { readonly [K in keyof T]: Filled<T[K], V> };

type Paths<T, P extends string = ""> = T extends Role
  ? P
  : {
      [K in keyof T & string]: Paths<T[K], P extends "" ? K : `${P}.${K}`>;
    }[keyof T & string];
/** Dotted name of a role, such as "color.accent.fill". */
export type RoleName = Paths<typeof roles>;

/**
 * Lists every role by its dotted name, in the order they are written.
 *
 * @example roleEntries()[0] // ["color.surface.page", { type: "color", … }]
 */
export function roleEntries(): readonly (readonly [
  name: string,
  role: Role,
])[] {
  return walk(roles, "");
}

function walk(tree: Tree, prefix: string): (readonly [string, Role])[] {
  return Object.entries(tree).flatMap(([key, node]) => {
    const name = prefix ? `${prefix}.${key}` : key;
    return isRole(node) ? [[name, node] as const] : walk(node, name);
  });
}

function isRole(node: Role | Tree): node is Role {
  return typeof node["use"] === "string";
}

/** A text or control on a background, and the contrast it must have (WCAG 2.2: 4.5 text, 3 large text and controls; 7 is AAA). */
export interface Pair {
  readonly foreground: RoleName;
  readonly background: RoleName;
  readonly atLeast: 7 | 4.5 | 3;
}

const atRest = [
  "color.surface.page",
  "color.surface.raised",
  "color.surface.overlay",
  "color.surface.sunken",
] as const;
const inHand = ["color.surface.hover", "color.surface.pressed"] as const;
const surfaces = [...atRest, ...inHand] as const;
const onEverySurface = (foreground: RoleName, atLeast: 4.5 | 3): Pair[] =>
  surfaces.map((background) => ({ foreground, background, atLeast }));
/* Longer text is read on surfaces at rest, so those need the higher contrast. */
const textPairs = (foreground: RoleName): Pair[] => [
  ...atRest.map((background) => ({
    foreground,
    background,
    atLeast: 7 as const,
  })),
  ...inHand.map((background) => ({
    foreground,
    background,
    atLeast: 4.5 as const,
  })),
];
const statusPairs = (
  name: "success" | "warning" | "danger" | "info",
): Pair[] => [
  {
    foreground: `color.${name}.onFill`,
    background: `color.${name}.fill`,
    atLeast: 4.5,
  },
  {
    foreground: `color.${name}.onSoft`,
    background: `color.${name}.soft`,
    atLeast: 4.5,
  },
  ...onEverySurface(`color.${name}.text`, 4.5),
];

/** Every pair that a component may draw. Each is tested for every brand and mode. */
export const pairs: readonly Pair[] = [
  ...textPairs("color.text.primary"),
  ...textPairs("color.text.quiet"),
  ...onEverySurface("color.accent.text", 4.5),
  ...onEverySurface("color.line.control", 3),
  ...onEverySurface("color.focus.ring", 3),
  ...onEverySurface("color.prize.text", 4.5),
  {
    foreground: "color.accent.onFill",
    background: "color.accent.fill",
    atLeast: 4.5,
  },
  {
    foreground: "color.accent.onFill",
    background: "color.accent.fillHover",
    atLeast: 4.5,
  },
  {
    foreground: "color.accent.onFill",
    background: "color.accent.fillPressed",
    atLeast: 4.5,
  },
  {
    foreground: "color.accent.onSoft",
    background: "color.accent.soft",
    atLeast: 4.5,
  },
  ...statusPairs("success"),
  ...statusPairs("warning"),
  ...statusPairs("danger"),
  ...statusPairs("info"),
  {
    foreground: "color.prize.onFill",
    background: "color.prize.fill",
    atLeast: 4.5,
  },
  {
    foreground: "color.hot.onFill",
    background: "color.hot.fill",
    atLeast: 4.5,
  },
  {
    foreground: "color.art.onControl",
    background: "color.art.control",
    atLeast: 3,
  },
  {
    foreground: "color.art.loved",
    background: "color.art.control",
    atLeast: 3,
  },
];

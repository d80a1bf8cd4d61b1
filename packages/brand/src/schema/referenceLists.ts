import {
  categoryCodes,
  homeSections,
  type HomeSection,
} from "@foyer/platform/brand";
import { categoryMessages } from "../../../app/src/kit/words/categories.ts";
import {
  productPaths,
  routesOf,
  type RouteRecord,
} from "../../../app/src/navigation/table.ts";
import { fixedCodes, usualCodes } from "../checks/flagCodes.ts";
import { root } from "../checkout.ts";
import { basePack } from "../words/basePacks.ts";

/* The lists of the reference: names that a brand writes in its files and that only the code knows. */

/** What each section of the home page shows. */
const sectionUses: Readonly<Record<HomeSection, string>> = {
  banner: "The pictures of what is new, one after the other.",
  notices: "The moving line of notices.",
  tools: "The search with the categories; search results appear below them.",
  hot: "Popular games.",
  own: "The member's recent games and favourites.",
  categories: "A rail of games for each category in `layout.home.rails`.",
  winners: "Recent wins; never shown if `winnerBoard` is `false`.",
  promotions: "The first three promotions.",
  vendors: "The providers' logos.",
  matches: "Current and next matches.",
};

/**
 * The part of the reference with the pages that `routes` can name, the codes of flags, and the sections of the home
 * page.
 *
 * @example referenceLists().includes("## Pages") // true
 */
export function referenceLists(): string[] {
  return [
    "",
    "## Pages",
    "",
    "Paths for `routes.off` and `routes.needsLogin`, with the page's English title. A page of a category exists only if `categories` has the category.",
    "",
    ...pageLines(),
    "",
    "## Flags",
    "",
    "Codes for `flags`, with what happens if the flag is on. The portal reads no others.",
    "",
    ...fixedCodes.map(({ code, use }) => `- \`${code}\`: ${use}`),
    "- The codes that the brand names in `features`. Usual ones:",
    ...Object.entries(usualCodes).map(
      ([name, code]) => `  - \`${code}\` for \`features.${name}\``,
    ),
    "",
    "## Sections of the home page",
    "",
    "Names for `layout.home.sections`.",
    "",
    ...homeSections.map((name) => `- \`${name}\`: ${sectionUses[name]}`),
  ];
}

/** Every page of a brand that leaves nothing out. */
function pageLines(): string[] {
  const english = basePack(root, "en")?.messages ?? {};
  const { needed } = productPaths();
  const pages = routesOf({
    routes: { off: [], needsLogin: [] },
    categories: [...categoryCodes],
  });
  // No brand can name a path with a file's ending: it is the lobby under another address.
  const nameable = pages.filter(({ path }) => !path.includes("."));
  return nameable.map((page) => {
    const { path, category } = page;
    const id = category ? categoryMessages[category] : page.title;
    const title = (id && english[id]) ?? "Home";
    const ofCategory = category ? `, category \`${category}\`` : "";
    return `- \`${path}\` (${title}${ofCategory}): ${useOf(page, needed)}`;
  });
}

function useOf(
  { path, access = "everyone" }: RouteRecord,
  needed: readonly string[],
): string {
  if (needed.includes(path))
    return "every portal needs it; it can neither be switched off nor locked.";
  return access === "everyone"
    ? "can be switched off or locked."
    : "can be switched off; it needs a login anyway.";
}

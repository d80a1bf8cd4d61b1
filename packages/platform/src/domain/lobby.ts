import type { CategoryCode } from "../brand/brand.ts";
import type { Lane, VendorCard } from "../calls/game.ts";
import { categories, type Category, categoryOf } from "./categories.ts";

/** A provider as the lobby lists it. */
export interface LobbyVendor extends VendorCard {
  /** Category that its games are played under: its own, wherever it is shown. */
  readonly gameType: CategoryCode;
}

/** A category of the lobby as the portal shows it. */
export interface LobbyLane {
  readonly code: CategoryCode;
  /** A provider appears once for each category that its games are played under. */
  readonly vendors: readonly LobbyVendor[];
  readonly classifications: Lane["gameClassify"];
}

/** The contents of the lobby (LOB-33). */
export interface Lobby {
  /** Categories that have providers, in the order of the menu. */
  readonly sortingVendor: readonly CategoryCode[];
  /** Category → its providers and classifications. */
  readonly mappingVendor: ReadonlyMap<CategoryCode, LobbyLane>;
}

/** A code that is shown under another: as a category, and as a provider wherever it appears (OPN-76). */
const aliases = new Map<string, CategoryCode>([["JL", "RNG"]]);

function cardsOf(lane: Lane): VendorCard[] {
  return lane.vendors.map(
    (vassalage) =>
      lane.cards.get(vassalage) ?? {
        vassalage,
        accountTypeName: "",
        title: vassalage,
        isGame: "",
      },
  );
}

/** The category of a lane by its code, if the brand offers it. */
function offeredOf(
  code: string,
  offered: ReadonlySet<string>,
): CategoryCode | undefined {
  const category = aliases.get(code) ?? categoryOf(code)?.code;
  return category && offered.has(category) ? category : undefined;
}

/** E-sports are shown under sports if the brand has sports (LOB-38). */
const homeOf = (
  gameType: CategoryCode,
  offered: ReadonlySet<string>,
): CategoryCode =>
  gameType === "ESPORTS" && offered.has("SPORTS") ? "SPORTS" : gameType;

interface Draft {
  readonly vendors: Map<string, LobbyVendor>;
  readonly classifications: Map<string, Set<string>>;
}

function draftsOf(
  lanes: readonly Lane[],
  offered: ReadonlySet<string>,
): Map<CategoryCode, Draft> {
  const drafts = new Map<CategoryCode, Draft>();
  const draft = (code: CategoryCode): Draft => {
    const found = drafts.get(code) ?? {
      vendors: new Map(),
      classifications: new Map(),
    };
    drafts.set(code, found);
    return found;
  };
  for (const lane of lanes) {
    const own = offeredOf(lane.gameCategory, offered);
    if (!own) continue;
    const home = homeOf(own, offered);
    for (const card of cardsOf(lane)) {
      const alias = aliases.get(card.vassalage);
      const moved = alias && offered.has(alias);
      const gameType = moved ? alias : own;
      const { vendors } = draft(moved ? alias : home);
      const key = `${gameType} ${card.vassalage}`;
      if (!vendors.has(key)) vendors.set(key, { ...card, gameType });
    }
    const { classifications } = draft(home);
    for (const { code, vendors } of lane.gameClassify) {
      const known = classifications.get(code) ?? new Set();
      for (const vendor of vendors) known.add(vendor);
      classifications.set(code, known);
    }
  }
  return drafts;
}

/**
 * Creates the lobby from the platform's lanes: only what the brand offers and what has providers, in the order of the
 * platform's menu, then in the brand's own.
 *
 * @example
 * const lobby = makeLobby({ lanes, menus, offered: brand.categories });
 * lobby.mappingVendor.get("RNG")?.vendors
 */
export function makeLobby(input: {
  readonly lanes: readonly Lane[];
  readonly menus: readonly {
    readonly gameType: string;
    readonly sort: number;
  }[];
  /** The brand's categories. */
  readonly offered: readonly CategoryCode[];
}): Lobby {
  const mappingVendor = new Map<CategoryCode, LobbyLane>();
  for (const [code, draft] of draftsOf(input.lanes, new Set(input.offered))) {
    if (draft.vendors.size === 0) continue;
    mappingVendor.set(code, {
      code,
      vendors: [...draft.vendors.values()],
      classifications: [...draft.classifications].map(
        ([classification, vendors]) => ({
          code: classification,
          vendors: [...vendors],
        }),
      ),
    });
  }
  const sort = new Map(input.menus.map((menu) => [menu.gameType, menu.sort]));
  const place = (code: CategoryCode): number =>
    sort.get(code) ?? Number.MAX_SAFE_INTEGER;
  const sortingVendor = input.offered
    .filter((code) => mappingVendor.has(code))
    .sort((a, b) => place(a) - place(b));
  return { sortingVendor, mappingVendor };
}

/**
 * The providers that the page of a category shows, each once: e-sports keep a page of their own, although the menu
 * lists them under sports.
 *
 * @example vendorsOf(lobby, "ESPORTS").map(({ gameType }) => gameType) // ["ESPORTS", …]
 */
export function vendorsOf(
  { mappingVendor }: Pick<Lobby, "mappingVendor">,
  category: CategoryCode,
): readonly LobbyVendor[] {
  const lane =
    mappingVendor.get(category) ??
    (category === "ESPORTS" ? mappingVendor.get("SPORTS") : undefined);
  const all = lane?.vendors ?? [];
  const shown = category === "ESPORTS" ? all.filter(isOf(category)) : all;
  const own = new Set(
    shown.filter(isOf(category)).map(({ vassalage }) => vassalage),
  );
  return shown.filter(
    (vendor) => isOf(category)(vendor) || !own.has(vendor.vassalage),
  );
}

const isOf =
  (category: CategoryCode) =>
  ({ gameType }: LobbyVendor): boolean =>
    gameType === category;

const fixed = new Set<CategoryCode>(["HOME", "PROMO", "FAV"]);

/**
 * The menu of game types: Home, the categories that have providers, Promo, Fav; the last two only if the brand offers
 * them (LOB-04, LOB-06, LOB-07).
 *
 * @example lobbyMenu(lobby, brand.categories).map(({ code }) => code) // ["HOME", "RNG", …, "PROMO", "FAV"]
 */
export function lobbyMenu(
  lobby: Lobby,
  offered: readonly CategoryCode[],
): readonly Category[] {
  const end = (["PROMO", "FAV"] as const).filter((code) =>
    offered.includes(code),
  );
  const middle = lobby.sortingVendor.filter((code) => !fixed.has(code));
  const wanted: readonly CategoryCode[] = ["HOME", ...middle, ...end];
  return wanted.flatMap((code) =>
    categories.filter((category) => category.code === code),
  );
}

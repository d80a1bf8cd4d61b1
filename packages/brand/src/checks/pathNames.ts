/**
 * What people call the portal's pages that have another path, without slash, capitals and hyphens: somebody who writes
 * `/download` means `/down`.
 */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  "/": ["lobby", "start", "main", "front"],
  "/login": ["signin", "logon"],
  "/register": ["signup", "join", "registration"],
  "/sports": ["sport", "sportsbook", "sportsbetting"],
  "/esports": ["esport"],
  "/lott": ["lotto"],
  "/elott": ["elottery", "elotto"],
  "/live": ["livecasino", "casino", "livegames"],
  "/fish": ["fishing", "fishinggames"],
  "/rng": ["slots", "slot", "slotgames"],
  "/pvp": ["poker", "cards", "cardgames", "tablegames"],
  "/inHouse": ["owngames", "originals"],
  "/favorite": ["favourite", "favourites", "favorites", "favs"],
  "/recent": ["recentgames", "history", "lastplayed"],
  "/promotions": ["promotion", "promo", "promos", "bonuses", "offers"],
  "/help": ["helpcentre", "helpcenter", "faq", "support", "service"],
  "/down": ["download", "downloads", "app", "apps", "apk", "mobileapp"],
  "/member": [
    "membercentre",
    "membercenter",
    "account",
    "myaccount",
    "profile",
  ],
  "/pointMall": ["pointsmall", "points", "shop", "store", "rewards"],
  "/agent": ["agentcentre", "agentcenter", "agents", "affiliate", "partner"],
  "/seamless": ["game", "play"],
  "/lottery": ["lotteries", "lotterygames"],
};

/**
 * The portal's path for a page that somebody named in another way; undefined if there is none of that name.
 *
 * @example pathByName("/download", ["/", "/down"]) // "/down"
 */
export function pathByName(
  path: string,
  known: readonly string[],
): string | undefined {
  const wanted = plain(path);
  const meant = known.find((other) => plain(other) === wanted);
  if (meant !== undefined) return meant;
  return Object.entries(otherNames).find(
    ([other, names]) => names.includes(wanted) && known.includes(other),
  )?.[0];
}

const plain = (path: string) => path.toLowerCase().replaceAll(/[^a-z]/g, "");

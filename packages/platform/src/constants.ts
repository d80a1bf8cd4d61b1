/** Numbers and strings of the wire format that the documents fix (CFG-05). */

/** Client type that requests the games list. */
export const clientType = 3;
/** Sent as the header `X-Platform` and as `platform` of announcements. */
export const platformCode = "W";
/** Platforms whose games the hot list may hold. */
export const hotPlatforms = "flash,html5-desktop";
/** Platform of the provider list and of the games list. */
export const gamePlatform = "html5-desktop";

/** Games on a page of the lobby (LOB-26). */
export const lobbyPageSize = 28;
/** Games in the home's recent and hot sections (LOB-27). */
export const homeListSize = 12;
/** Number of favourites that the home requests (LOB-28). */
export const homeFavouritesPageSize = 999;
/** Entries of the winner board (API-48). */
export const winnerBoardLimit = 20;

/** Longest label of an agent's registration link, in characters. */
export const longestLinkLabel = 40;

/** The heart's throttle per game, in ms (FAV-07). */
export const favouriteThrottleMs = 1000;
/**
 * Waits before the hearts are read again after a lost answer, in ms: the platform may still be processing the call.
 */
export const favouriteLooksMs: readonly number[] = [5000, 15_000, 40_000];
/** Throttle of a new captcha image, in ms. */
export const captchaThrottleMs = 1000;
/** Wait after too many requests, in ms (CFG-03). */
export const tooManyRequestsWaitMs = 5 * 60_000;
/** Timeout of a call, in ms. */
export const callTimeoutMs = 10_000;
/** How often a portal that is closed, for maintenance or a region, checks whether it is open again, in ms. */
export const closedPollMs = 60_000;
/** Timeout of a lazy section, in ms (CFG-16). */
export const chunkTimeoutMs = 120_000;
/** Lifetime of the remembered login, in seconds (CFG-02). */
export const rememberMaxAgeSeconds = 86_400;

/** Keys of session storage that the documents name (CFG-06 … CFG-12). */
export const sessionKeys = {
  token: "token",
  gameVendor: "gameVendor",
  hotGames: "HOT_GAMES",
  validate: "validate",
  merchantWallet: "merchantWallet",
  consolidated: "consolidated",
  merchantCode: "merchantCode",
} as const;

/** Keys of local storage that the documents name (LNG-04, OPN-47, CFG-12). */
export const localKeys = {
  language: "lang",
  languageHistory: "hisLang",
  theme: "theme",
  merchantCode: "merchantCode",
  /** Present while somebody is logged in in a tab of this browser; names nobody. */
  member: "member",
  analyticsConsent: "analyticsConsent",
  /** Whose days the records of each centre are in: "own" or "platform". */
  memberZone: "memberZone",
  agentZone: "agentZone",
} as const;

/** Server code for a seal whose key the platform no longer has: nothing was done, so seal again with fresh keys. */
export const unknownKeyCode = "SEAL_KEY_UNKNOWN";

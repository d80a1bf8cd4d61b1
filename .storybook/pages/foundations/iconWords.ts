/** What people type when they look for an icon and do not know its name. */
const meanings: Readonly<Record<string, string>> = {
  home: "house start lobby",
  search: "find magnifier lens",
  heart: "favourite like love",
  "heart-filled": "favourite liked loved",
  play: "start triangle",
  trial: "demo test flask free",
  close: "cross x dismiss cancel",
  menu: "hamburger burger navigation",
  "chevron-down": "arrow open expand",
  "chevron-up": "arrow close collapse",
  "chevron-start": "arrow left previous",
  "chevron-end": "arrow right next",
  back: "arrow left return",
  check: "tick done ok",
  copy: "duplicate clipboard",
  refresh: "reload retry again update",
  eye: "show visible password",
  "eye-off": "hide hidden password",
  user: "person account profile member",
  wallet: "money balance purse",
  deposit: "money in pay arrow down",
  withdraw: "money out payout arrow up",
  history: "recent past time",
  record: "document file statement list",
  logout: "sign out leave exit",
  login: "sign in enter",
  globe: "language world",
  sun: "light day mode",
  moon: "dark night mode",
  bell: "notification notice alert",
  star: "rating mission",
  fire: "hot flame popular",
  grid: "all tiles apps",
  info: "information help about",
  warning: "caution triangle attention",
  error: "problem failed stop",
  success: "done ok tick circle",
  external: "link new window open",
  download: "save arrow down",
  gift: "reward bonus present",
  crown: "vip king rank",
  chat: "support message talk bubble",
  agent: "team tree people network",
  expand: "fullscreen larger",
  shrink: "smaller exit fullscreen",
  more: "dots options menu",
  plus: "add new",
  minus: "remove less",
  headset: "support service help",
  shield: "security safe licence",
  clock: "time wait pending",
  mail: "message letter email",
  lock: "secure password closed",
  key: "password access",
  promo: "offer percent discount tag",
};

/**
 * Whether an icon matches a search, by its name or by what it may mean; every word must match.
 *
 * @example iconMatches("wallet", "money") // true
 */
export function iconMatches(name: string, search: string): boolean {
  const text = `${name} ${meanings[name] ?? ""}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/**
 * The fault matrix: what happens to each flow under each fault. P: panel error with a retry; K: input kept; 1: at
 * most one effect on the platform; Q: the result is checked before anything is sent again; L: login prompt, then back
 * to the same place. It is data: the tests are made from it, a cell without a test causes a compile error, and `npm
 * run verify:full faults` prints it with the result of each cell.
 */

/** A cell that is tested in a browser. */
export interface Cell {
  /** What must be seen, as the letters above and in words. */
  readonly expect: string;
  /** Also runs in `verify`; the others run only in `verify:full faults`. */
  readonly quick?: true;
  /** How the portal deviates from the plan; the test expects this. */
  readonly differs?: string;
}

/** A cell that is impossible: why. */
export interface NoCell {
  readonly never: string;
}

/** The faults, by row. */
export const faults = {
  offline: "offline before it is sent",
  dropAfter: "connection lost after it was sent, before the answer",
  slow: "8 s of delay; 400 ms and 50 KB/s",
  serverError: "500; 503 with Retry-After",
  expired: "401: the token is over",
  closed: "region blocked; maintenance",
  tooMany: "429",
  malformed: "truncated; HTML instead of JSON",
  poisoned: "poisoned fields; fields of a wrong type",
  twice: "two clicks; Enter; two tabs",
  chunk: "code that is not found; code that hangs for 120 s",
  storage: "storage that throws; storage that is full",
  popup: "blocked popup",
  clock: "wall clock off by a day; sleep; throttled tab",
  back: "Back; back-forward cache; reload in the middle",
  otherTab: "logged out in another tab",
  pictures: "pictures and fonts that do not come",
} as const;
export type FaultName = keyof typeof faults;

/** Columns that the matrix tests. */
export const flows = {
  boot: "start",
  login: "login",
  register: "register and text message",
  recovery: "forgotten and changed password",
  search: "lobby and search",
  favourites: "favourites",
  launch: "launch of a game",
  messages: "messages and announcements",
  transfer: "balance and wallet transfer",
  withdraw: "withdrawal",
  receipt: "receipt of a payout",
  contract: "agent contract",
  records: "records, lists and figures of the centres",
} as const;
export type FlowName = keyof typeof flows;

const sameTokenReason =
  "the call has no token: whoever signs in or registers has no session that could be over";
const asGuest =
  "somebody who has no session cannot be logged out of it by another tab";

export const faultMatrix = {
  boot: {
    offline: {
      expect: "page with a retry; opens by itself once the line is back",
      quick: true,
    },
    dropAfter: { expect: "asked again by itself, unseen" },
    slow: {
      expect: "the prepared screen; after three tries the page with a retry",
    },
    serverError: { expect: "page with a retry; a short outage is waited out" },
    expired: { expect: "a guest's view and the login, once" },
    closed: {
      expect: "the page with address and end, and back without a reload",
    },
    tooMany: { expect: "page with a retry, no loop" },
    malformed: { expect: "page with a retry, or without what may be missing" },
    poisoned: { expect: "F: defaults" },
    twice: { never: "nothing is pressed before there is a portal" },
    chunk: {
      expect: "sentence with a retry, of the document itself",
      differs:
        "code of the start that hangs is given up after 40 s instead of 120 s, and is still taken when it comes",
    },
    storage: { expect: "works, and is not remembered" },
    popup: { never: "no window is opened" },
    clock: { never: "nothing of the start goes by the clock on the wall" },
    back: { expect: "the same view" },
    otherTab: { expect: "a guest's view" },
    pictures: {
      expect: "the logo, which the document holds; then its name",
      differs:
        "the name is spoken and not written: a mask that does not come leaves the logo's place empty",
    },
  },
  login: {
    offline: { expect: "K, sentence about the network", quick: true },
    dropAfter: {
      expect: "K; nothing is sent again by itself",
      quick: true,
      differs:
        "no session is asked for: the token travels in the lost answer alone, so there is none to ask about",
    },
    slow: { expect: "busy button, no second call; a limit that is said" },
    serverError: { expect: "K, sentence" },
    expired: { never: sameTokenReason },
    closed: {
      expect: "the page with address and end, and back without a reload",
    },
    tooMany: { expect: "sentence with the wait, no loop" },
    malformed: { expect: "K, unknown error" },
    poisoned: { expect: "K, no crash" },
    twice: { expect: "one call" },
    chunk: { expect: "retry in place, nothing else touched" },
    storage: { expect: "works, and is not remembered" },
    popup: { expect: "sentence; the form goes on working" },
    clock: { never: "nothing of a sign-in counts time" },
    back: { expect: "no call again" },
    otherTab: { never: asGuest },
    pictures: { expect: "captcha can be asked for again; the form works" },
  },
  register: {
    offline: { expect: "K, countdown not begun" },
    dropAfter: {
      expect: "Q: signs in with what was typed; 1 account",
      quick: true,
      differs:
        "by mobile number the outcome is not asked for (K; the second try says that the number is registered)",
    },
    slow: { expect: "busy button, no second call; a limit that is said" },
    serverError: { expect: "K, sentence; no account" },
    expired: { never: sameTokenReason },
    closed: {
      expect: "the page with address and end, and back without a reload",
    },
    tooMany: { expect: "the wait is shown, and holds" },
    malformed: { expect: "K, unknown error; no account" },
    poisoned: { expect: "hostile patterns and rules are passed over" },
    twice: { expect: "one text message, one account" },
    chunk: { expect: "retry in place, nothing else touched" },
    storage: { expect: "works" },
    popup: {
      expect: "K, sentence of the third party's phone sign-in; no countdown",
    },
    clock: { expect: "the countdown is right" },
    back: { expect: "begins afresh, nothing is sent again" },
    otherTab: { never: asGuest },
    pictures: { expect: "captcha can be asked for again; the form works" },
  },
  recovery: {
    offline: { expect: "K, sentence about the network" },
    dropAfter: {
      expect: "K, Q, 1",
      differs:
        "by phone the outcome cannot be asked for: a code is good once, and its second try says that it is wrong",
    },
    slow: { expect: "busy button, no second call; a limit that is said" },
    serverError: { expect: "K, sentence; no effect" },
    expired: { expect: "L" },
    closed: {
      expect: "the page with address and end, and back without a reload",
    },
    tooMany: { expect: "the wait is shown, and holds" },
    malformed: { expect: "K, unknown error" },
    poisoned: { expect: "K, no crash" },
    twice: { expect: "one call, 1" },
    chunk: { expect: "retry in place, nothing else touched" },
    storage: { expect: "works" },
    popup: { never: "no window is opened" },
    clock: { expect: "the countdown is right" },
    back: { expect: "no call again; a forced change stays" },
    otherTab: { expect: "the dialog closes, the visitor is a guest" },
    pictures: { expect: "the form works" },
  },
  search: {
    offline: {
      expect:
        "P, no other term's games under this one; comes by itself once the line is back",
    },
    dropAfter: { expect: "asked again by itself, then P" },
    slow: { expect: "busy list, the last term wins; a limit that is said" },
    serverError: { expect: "P" },
    expired: { expect: "the games stay; one's own list: L" },
    closed: {
      expect: "the page with address and end, and back without a reload",
    },
    tooMany: {
      expect: "P, no loop",
      differs:
        "it is not asked again by itself: the platform said when, and whoever searches decides",
    },
    malformed: { expect: "P" },
    poisoned: { expect: "cards of another kind are passed over" },
    twice: { expect: "one call; each tab its own term" },
    chunk: { expect: "retry in place, nothing else touched" },
    storage: { expect: "works" },
    popup: { never: "no window is opened" },
    clock: { expect: "the same games whatever the visitor's clock says" },
    back: { expect: "the same page of the list, at the same place" },
    otherTab: { expect: "a guest's lobby, the games stay" },
    pictures: { expect: "placeholders" },
  },
  favourites: {
    offline: { expect: "heart goes back" },
    dropAfter: { expect: "ids are read again" },
    slow: { expect: "fills at once; one call a second at most" },
    serverError: { expect: "heart goes back, sentence" },
    expired: { expect: "L" },
    closed: {
      expect: "the page with address and end, and back without a reload",
    },
    tooMany: { never: "the platform sets no limit: hearts are throttled here" },
    malformed: { expect: "heart as the platform has it" },
    poisoned: { expect: "wrong ids and games are passed over" },
    twice: { expect: "toggles once" },
    chunk: { expect: "retry in place, nothing else touched" },
    storage: { expect: "works" },
    popup: { never: "no window is opened" },
    clock: { never: "only the second's throttle counts, and it is short" },
    back: { expect: "the right state" },
    otherTab: { expect: "a guest's hearts, no call" },
    pictures: { expect: "cards with a placeholder, hearts that work" },
  },
  launch: {
    offline: { expect: "sentence in the game's place, no window" },
    dropAfter: {
      expect: "sentence; sent once, no money moved",
      differs:
        "the outcome is not asked for: a launch moves nothing, and the next try opens a seat of its own",
    },
    slow: { expect: "loader with a way back; a limit that is said, ways on" },
    serverError: { expect: "sentence" },
    expired: { expect: "L, and the game opens" },
    closed: {
      expect:
        "of one game: others are offered; of all: the page with address and end",
    },
    tooMany: { expect: "sentence with the wait, no loop" },
    malformed: { expect: "unknown error" },
    poisoned: { expect: "the address is refused" },
    twice: { expect: "launched once, in one place" },
    chunk: { expect: "retry in place, nothing else touched" },
    storage: { expect: "works" },
    popup: { expect: "sentence; the game goes on where it is" },
    clock: { never: "nothing of a launch goes by the clock on the wall" },
    back: { expect: "the frame is closed; a reload launches anew" },
    otherTab: { expect: "the frame is closed, the visitor is a guest" },
    pictures: { never: "a game's pictures are its house's own" },
  },
  messages: {
    offline: {
      expect: "what happens meanwhile is told once afterwards",
    },
    dropAfter: { expect: "the socket opens again, what was missed is told" },
    slow: { expect: "told when it comes, once" },
    serverError: {
      expect: "P; without a socket events are asked for by calls",
    },
    expired: { expect: "L, nothing more is told" },
    closed: {
      expect: "the page with address and end, and back without a reload",
    },
    tooMany: { never: "the platform sets no limit to what is read" },
    malformed: { expect: "P; frames that are none are passed over" },
    poisoned: { expect: "text alone, no crash" },
    twice: { expect: "told in one of two tabs" },
    chunk: { expect: "nothing said, fetched again when the page comes back" },
    storage: { expect: "told; the popup closes, and shows again on reload" },
    popup: { never: "no window is opened" },
    clock: { expect: "told whatever the visitor's clock says" },
    back: { expect: "told to the page that comes back alive" },
    otherTab: { expect: "a guest is told nothing, the socket is closed" },
    pictures: { expect: "told" },
  },
  transfer: {
    offline: {
      expect: "nothing happens; Q once the line is back, 1",
      differs:
        "what a browser says of its line is not believed: without an answer it is in doubt, and is asked about by itself",
    },
    dropAfter: { expect: "Q, 1", quick: true },
    slow: { expect: "busy, 1; past the limit of a call Q, 1" },
    serverError: { expect: "Q, 1; an old balance is marked as old" },
    expired: {
      expect: "L, a new confirmation",
      differs: "what was typed is not kept: the page is the session's",
    },
    closed: {
      expect: "the page with address and end, and back without a reload; 1",
    },
    tooMany: { expect: "sentence with the wait, no loop, K, 1" },
    malformed: { expect: "Q, 1" },
    poisoned: { expect: "no figure that was not told, Q, 1" },
    twice: { expect: "1" },
    chunk: { expect: "retry in place, nothing else touched" },
    storage: { expect: "works" },
    popup: { never: "no window is opened" },
    clock: { expect: "what is in doubt for too long is not sent again" },
    back: {
      expect: "Q, 1",
      differs:
        "from the browser's memory it begins anew: the session is looked into first, and nobody else's form is shown",
    },
    otherTab: { expect: "nothing can be sent any more, no effect after" },
    pictures: { never: "there are none on the page" },
  },
  withdraw: {
    offline: { expect: "K, sentence about the network, no effect" },
    dropAfter: { expect: "Q, 1", quick: true },
    slow: { expect: "busy, 1; past the limit of a call Q, 1" },
    serverError: { expect: "Q, 1" },
    expired: {
      expect: "L, a new confirmation",
      differs: "what was typed is not kept: the page is the session's",
    },
    closed: {
      expect: "the page with address and end, and back without a reload; 1",
    },
    tooMany: { expect: "sentence with the wait, no loop, K, 1" },
    malformed: { expect: "Q, 1" },
    poisoned: { expect: "no figure that was not told, Q, 1" },
    twice: { expect: "1" },
    chunk: { expect: "retry in place, nothing else touched" },
    storage: { expect: "works" },
    popup: { never: "no window is opened" },
    clock: { expect: "what is in doubt for too long is not sent again" },
    back: {
      expect: "Q, 1",
      differs:
        "from the browser's memory it begins anew: the session is looked into first, and nobody else's form is shown",
    },
    otherTab: { expect: "nothing can be sent any more, no effect after" },
    pictures: { never: "there are none on the page" },
  },
  receipt: {
    offline: {
      expect: "no effect; Q once the line is back, 1",
      differs:
        "what a browser says of its line is not believed: without an answer it is in doubt, and is asked about by itself",
    },
    dropAfter: { expect: "Q, 1", quick: true },
    slow: { expect: "busy, 1; past the limit of a call Q, 1" },
    serverError: { expect: "Q, 1; pictures: K" },
    expired: { expect: "L, asked again, a new answer" },
    closed: {
      expect: "the page with address and end, and back without a reload; 1",
    },
    tooMany: { expect: "sentence with the wait, no loop, K, 1" },
    malformed: { expect: "Q, 1" },
    poisoned: { expect: "a sum that does not add up is not shown; Q, 1" },
    twice: { expect: "1" },
    chunk: { expect: "retry in place, nothing else touched" },
    storage: { expect: "works" },
    popup: { never: "no window is opened" },
    clock: { expect: "the time left is the platform's" },
    back: {
      expect: "Q, 1",
      differs:
        "from the browser's memory it begins anew: the session is looked into first, and nobody else's question is shown",
    },
    otherTab: { expect: "the question closes, no effect after" },
    pictures: { expect: "the preview of the proof as text" },
  },
  contract: {
    offline: {
      expect: "K, no effect; once the line is back Q, 1",
      differs:
        "it is not asked about by itself: who decides is told that nothing is known, and asks",
    },
    dropAfter: { expect: "Q, 1", quick: true },
    slow: { expect: "busy, 1; past the limit of a call Q, 1" },
    serverError: { expect: "Q, 1; lists and limits: P" },
    expired: {
      expect: "L, a new confirmation",
      differs: "what was typed is not kept: the page is the session's",
    },
    closed: {
      expect: "the page with address and end, and back without a reload; 1",
    },
    tooMany: { expect: "sentence with the wait, no loop, K, 1" },
    malformed: { expect: "Q, 1" },
    poisoned: { expect: "no figure that was not told, Q, 1" },
    twice: { expect: "1; the other one is told" },
    chunk: { expect: "retry in place, nothing else touched" },
    storage: { expect: "works" },
    popup: { never: "no window is opened" },
    clock: { expect: "days and periods are the platform's" },
    back: {
      expect: "Q, 1",
      differs:
        "nothing is kept of what was confirmed: the list, read anew, says how it stands",
    },
    otherTab: { expect: "nothing can be sent any more, no effect after" },
    pictures: { never: "there are none on the page" },
  },
  records: {
    offline: {
      expect:
        "P, never none; comes by itself once the line is back; what was read before is said to be old",
    },
    dropAfter: { expect: "asked again by itself, then P" },
    slow: { expect: "busy table, the last choice wins; a limit that is said" },
    serverError: { expect: "P" },
    expired: { expect: "L" },
    closed: {
      expect: "the page with address and end, and back without a reload",
    },
    tooMany: {
      expect: "P, no loop",
      differs:
        "it is not asked again by itself: the platform said when, and the reader decides",
    },
    malformed: { expect: "P, never none" },
    poisoned: { expect: "text alone; a figure that is none is not shown" },
    twice: { expect: "one call; each tab its own days" },
    chunk: { expect: "retry in place, nothing else touched" },
    storage: { expect: "works" },
    popup: { never: "no window is opened" },
    clock: {
      expect: "the days that were chosen",
      differs: "today is this device's today, as the page's dates show",
    },
    back: { expect: "the same page, read anew" },
    otherTab: { expect: "a guest sees nothing of it" },
    pictures: { never: "there are none on the page" },
  },
} as const satisfies Record<FlowName, Record<FaultName, Cell | NoCell>>;

type Matrix = typeof faultMatrix;

/** Faults that can happen to a flow. */
export type FaultOf<F extends FlowName> = {
  [N in FaultName]: Matrix[F][N] extends NoCell ? never : N;
}[FaultName];

export const faultNames = Object.keys(faults) as readonly FaultName[];
export const flowNames = Object.keys(flows) as readonly FlowName[];

/** The common title of a cell's tests, by which the report finds them. */
export const cellTitle = (flow: FlowName, fault: FaultName): string =>
  `${flow} × ${fault}`;

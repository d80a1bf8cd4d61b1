import { allowed } from "./exceptions.ts";
import {
  arrive,
  arriveWithin,
  back,
  closed,
  look,
  openHand,
  placeOf,
  type Hand,
  type Way,
} from "./hand.ts";
import type { Control, Sight } from "./inPage.ts";
import type { Ground } from "./ground.ts";
import { press, type Told } from "./press.ts";

/** What was found to be wrong, in sentences, and what was pressed. */
export interface Outcome {
  /** Readable: each control that was pressed, in order. */
  readonly pressed: readonly string[];
  readonly wrong: readonly string[];
  /** Reasons of the exceptions that applied. */
  readonly excepted: ReadonlySet<string>;
}

/** Number of pages that press in parallel: they wait more than they work. */
const hands = 4;

/** Maximum number of presses that lead from an address to a control. */
const deepest = 4;

const limitMs = () =>
  Number(process.env["FOYER_CRAWL_MINUTES"] ?? "12") * 60_000;

/**
 * Presses everything once: controls that a press reveals are pressed there and then.
 *
 * @example const { wrong } = await crawl(ground); expect(wrong).toEqual([])
 */
export async function crawl(ground: Ground): Promise<Outcome> {
  const plan = planOf(ground);
  const end = Date.now() + limitMs();

  const work = async () => {
    let hand = await openHand(ground, plan.blame);
    for (let way = await plan.next(); way; way = await plan.next()) {
      if (Date.now() > end) {
        plan.blame("The crawl did not end in time.");
        plan.end();
        break;
      }
      try {
        await walk(hand, plan, way);
      } catch (error) {
        // A path that no longer exists is dropped; a crashed page is replaced by a new one.
        if (!String(error).includes("is gone")) {
          await hand.page.close().catch(() => undefined);
          hand = await openHand(ground, plan.blame);
          plan.blame(`${toldWay(way)}${way.address}: ${firstLine(error)}`);
        }
      } finally {
        plan.done();
      }
    }
    await hand.page.close();
  };

  await Promise.all(Array.from({ length: hands }, work));
  return {
    pressed: plan.pressed(),
    wrong: plan.wrong(),
    excepted: plan.excepted,
  };
}

/** Presses every control not yet pressed where a path leads, and every control that this reveals. */
async function walk(hand: Hand, plan: Plan, way: Way): Promise<void> {
  await walkOn(hand, plan, way, await arriveWithin(hand, way), new Set());
}

/**
 * @param others Controls of earlier states on this path; they are pressed from there, with fewer presses before them.
 */
async function walkOn(
  hand: Hand,
  plan: Plan,
  start: Way,
  arrived: Sight,
  others: ReadonlySet<string>,
): Promise<void> {
  let besides = others;
  // A crawl of one page leaves out what surrounds every page.
  const isLeft = ({ key }: Control) =>
    !plan.isTaken(key) &&
    !besides.has(key) &&
    !(hand.ground.only && key.startsWith("shell|"));
  let way = start;
  let here = arrived;
  let isNew = true;
  const seen = new Map<string, Control>();
  const leftOf = () => [...seen.values()].filter(isLeft);
  for (;;) {
    for (const control of here.controls) seen.set(control.key, control);
    // What surrounds every page can be pressed on the next one too.
    const open = here.controls.filter(isLeft);
    const control =
      open.find(({ key }) => !key.startsWith("shell|")) ?? open[0];
    if (plan.isOver()) return;
    if (!control && here.layered && way.presses.length === 0) {
      here = await closed(hand);
      continue;
    }
    if (!control && (isNew || leftOf().length === 0)) return;
    if (!control) {
      // An earlier press has removed the other controls: start again from the beginning.
      here = await arrive(hand, way);
      isNew = true;
      continue;
    }
    isNew = false;
    plan.take(control);
    const cameByItself = here.layered && way.presses.length === 0;
    const told = await pressTwice(hand, way, here, control);
    if (told.unpressed && !told.wrong) plan.giveBack(control);
    if (told.wrong !== undefined)
      plan.blame(`${toldWay(way)}${control.told}: ${told.wrong}`);
    if (cameByItself && told.after?.layered === false && !told.elsewhere) {
      // A dialog that opened automatically does not open again: below it is the page itself, and no path leads to the
      // dialog.
      here = told.after;
      continue;
    }
    const next = { ...way, presses: [...way.presses, control.key] };
    const known = new Set([...besides, ...keysOf(here)]);
    // In another language they are the same controls.
    const isSpoken = told.after?.portrait.language === here.portrait.language;
    const fresh = (told.after?.controls ?? []).filter(
      ({ key }) => isSpoken && !plan.isTaken(key) && !known.has(key),
    );
    const isMore = fresh.length > 0 && next.presses.length < deepest;
    const to = told.after?.portrait.address ?? hand.page.url();
    // The crawl does not continue outside the product, or where the browser itself shows an error page.
    const isPage = !hand.ground.only && isOf(hand.ground, to);
    const isWalked = isMore && !told.elsewhere;
    if (told.after && isWalked)
      await walkOn(hand, plan, next, told.after, known);
    const left = leftOf();
    if (told.after && told.elsewhere) {
      if (isPage && isSpoken && told.after.controls.some(isLeft)) {
        // The press has led to a page with something to press: the rest here is left for later.
        if (left.length > 0) plan.comeBack(way);
        way = plan.come(to);
        here = told.after;
        besides = new Set();
        seen.clear();
        continue;
      }
      // A page that is a starting point anyway shows most of it without presses.
      if (isMore && plan.isBegunAt(to)) plan.remember(next, fresh);
      else if (isMore && isPage) plan.comeBack(plan.come(to));
    }
    if (left.length > 0)
      here = await back(
        hand,
        way,
        here,
        left,
        isWalked ? undefined : told.after,
      );
    else if (way.presses.length > 0) return;
    else {
      // For controls that appeared after the first look, or were below a dialog that opened automatically.
      here = await arriveWithin(hand, way);
      isNew = true;
    }
  }
}

const isOf = ({ addresses }: Ground, address: string) =>
  addresses.some((one) => new URL(one).origin === new URL(address).origin);

const keysOf = ({ controls }: Sight) => controls.map(({ key }) => key);

/**
 * Presses a control. If nothing happens, it is tried again on a fresh page: a control whose page was just being
 * redrawn is not dead.
 */
async function pressTwice(
  hand: Hand,
  way: Way,
  here: Sight,
  control: Control,
): Promise<Told> {
  const at = ({ controls }: Sight) =>
    controls.findIndex(({ key }) => key === control.key);
  const first = await press(hand, at(here), control).catch(
    (error: unknown): Told => ({
      wrong: firstLine(error),
      elsewhere: false,
      doubtful: true,
    }),
  );
  if (!first.doubtful) return first;
  const again = await arrive(hand, way);
  if (at(again) < 0) return { unpressed: true, elsewhere: false, after: again };
  const second = await press(hand, at(again), control);
  // A request that was sent both times is caused by the press.
  if (second.asked?.some((path) => first.asked?.includes(path)))
    return { after: second.after, elsewhere: second.elsewhere };
  if (!second.unpressed) return second;
  // Something that opened automatically, such as a dialog, may cover it by now.
  const now = await look(hand);
  return at(now) < 0
    ? { unpressed: true, elsewhere: false, after: now }
    : second;
}

const firstLine = (error: unknown) => String(error).split("\n", 1)[0] ?? "";

const toldWay = ({ presses }: Way) =>
  presses.length === 0
    ? ""
    : `after ${presses.map((key) => key.split("|").at(-1)).join(", ")}: `;

type Plan = ReturnType<typeof planOf>;

/** What still has to be done, shared by all hands, and what has been found. */
function planOf(ground: Ground) {
  /** Keys of the pressed controls, with a readable name for each. */
  const taken = new Map<string, string>();
  const given = new Map<string, number>();
  const wrong = new Set<string>();
  const excepted = new Set<string>();
  const begunAt = new Set(ground.addresses.map(placeOf));
  const ways: Way[] = ground.addresses.map((address) => ({
    address,
    presses: [],
  }));
  /** Controls that were seen but not pressed, each with the path to it. */
  const remembered = new Map<string, Way>();
  let busy = 0;
  let over = false;
  /** Hands that have nothing to do while others may still find something. */
  const waiting: (() => void)[] = [];
  const wake = () => {
    for (const goOn of waiting.splice(0)) goOn();
  };

  const nextOf = (): Way | undefined => {
    if (over) return undefined;
    const way = ways.shift();
    if (way || busy > 0) return way;
    for (const [key, to] of remembered) {
      remembered.delete(key);
      if (!taken.has(key)) return to;
    }
    over = true;
    wake();
    return undefined;
  };

  return {
    excepted,
    isTaken: (key: string) => taken.has(key),
    take: ({ key, told }: Control) => void taken.set(key, told),
    /** It was not pressed after all: another hand may press it when it finds it, up to a limit. */
    giveBack: ({ key }: Control) => {
      const times = (given.get(key) ?? 0) + 1;
      given.set(key, times);
      if (times < 4) taken.delete(key);
    },
    isBegunAt: (address: string) => begunAt.has(placeOf(address)),
    /** A press has led to another page. */
    come: (address: string): Way => {
      begunAt.add(placeOf(address));
      return { address, presses: [] };
    },
    /** Not everything has been pressed there yet. */
    comeBack: (way: Way) => {
      ways.push(way);
      wake();
    },
    remember: (way: Way, controls: readonly Control[]) => {
      for (const { key } of controls)
        if (!taken.has(key) && !remembered.has(key)) remembered.set(key, way);
    },
    blame: (sentence: string) => {
      const reason = allowed(sentence);
      if (reason !== undefined) excepted.add(reason);
      else if (!wrong.has(sentence)) {
        wrong.add(sentence);
        // Printed immediately, so that there is something to read before the crawl ends.
        process.stdout.write(`  ${sentence}\n`);
      }
    },
    /** The next path, as soon as there is one; undefined when all hands have finished. */
    next: async (): Promise<Way | undefined> => {
      for (;;) {
        const way = nextOf();
        if (way) busy += 1;
        if (way || over) return way;
        await new Promise<void>((goOn) => void waiting.push(goOn));
      }
    },
    done: () => {
      busy -= 1;
      wake();
    },
    end: () => {
      over = true;
      wake();
    },
    isOver: () => over,
    pressed: () => [...taken.values()],
    wrong: () => [...wrong].sort(),
  };
}

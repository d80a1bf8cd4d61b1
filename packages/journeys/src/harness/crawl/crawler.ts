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

/** What was found wrong, in a sentence, and what was pressed. */
export interface Outcome {
  /** For people: each control that was pressed, in the order of the presses. */
  readonly pressed: readonly string[];
  readonly wrong: readonly string[];
  /** Reasons of the exceptions that were of use. */
  readonly excepted: ReadonlySet<string>;
}

/** How many pages press at once: they wait more than they work. */
const hands = 4;

/** Presses that lead from an address to a control, at the most. */
const deepest = 4;

const limitMs = () =>
  Number(process.env["FOYER_CRAWL_MINUTES"] ?? "12") * 60_000;

/**
 * Presses everything once: what a press brings to light is pressed there and then.
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
        // A way that is no longer there is left; a page that crashed makes room for another.
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

/** Presses what nobody has pressed where a way leads, and what comes to light by that. */
async function walk(hand: Hand, plan: Plan, way: Way): Promise<void> {
  await walkOn(hand, plan, way, await arriveWithin(hand, way), new Set());
}

/** @param others What is pressed by whoever came here, with less before it. */
async function walkOn(
  hand: Hand,
  plan: Plan,
  start: Way,
  arrived: Sight,
  others: ReadonlySet<string>,
): Promise<void> {
  let besides = others;
  // Whoever asks for one page does not ask for what stands round every page.
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
    // What stands round every page can be pressed on the next one as well.
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
      // What was done here has taken the others away: once more from the beginning.
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
      // A dialog that came by itself does not come again: what lay below it is the page, and no way leads to it.
      here = told.after;
      continue;
    }
    const next = { ...way, presses: [...way.presses, control.key] };
    const known = new Set([...besides, ...keysOf(here)]);
    // In other words they are the same controls.
    const isSpoken = told.after?.portrait.language === here.portrait.language;
    const fresh = (told.after?.controls ?? []).filter(
      ({ key }) => isSpoken && !plan.isTaken(key) && !known.has(key),
    );
    const isMore = fresh.length > 0 && next.presses.length < deepest;
    const to = told.after?.portrait.address ?? hand.page.url();
    // Outside the product, and where the browser itself says that there is nothing, nobody goes on.
    const isPage = !hand.ground.only && isOf(hand.ground, to);
    const isWalked = isMore && !told.elsewhere;
    if (told.after && isWalked)
      await walkOn(hand, plan, next, told.after, known);
    const left = leftOf();
    if (told.after && told.elsewhere) {
      if (isPage && isSpoken && told.after.controls.some(isLeft)) {
        // There is something to press where the press has led: the rest is come back for.
        if (left.length > 0) plan.comeBack(way);
        way = plan.come(to);
        here = told.after;
        besides = new Set();
        seen.clear();
        continue;
      }
      // A page that is begun at anyway shows most of it by itself.
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
      // What came later than the first look, or lay below a dialog that came by itself.
      here = await arriveWithin(hand, way);
      isNew = true;
    }
  }
}

const isOf = ({ addresses }: Ground, address: string) =>
  addresses.some((one) => new URL(one).origin === new URL(address).origin);

const keysOf = ({ controls }: Sight) => controls.map(({ key }) => key);

/**
 * Presses a control. What came to nothing is tried once more, from a page that nothing was done on: a page that drew
 * itself anew just then is no dead control.
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
  // Asked for twice in a row, it is asked for by the press.
  if (second.asked?.some((path) => first.asked?.includes(path)))
    return { after: second.after, elsewhere: second.elsewhere };
  if (!second.unpressed) return second;
  // What came by itself may lie over it by now: a dialog of its own accord.
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

/** What is still to be done, for all hands together, and what has come of it. */
function planOf(ground: Ground) {
  /** Keys of what was pressed, and what each is for people. */
  const taken = new Map<string, string>();
  const given = new Map<string, number>();
  const wrong = new Set<string>();
  const excepted = new Set<string>();
  const begunAt = new Set(ground.addresses.map(placeOf));
  const ways: Way[] = ground.addresses.map((address) => ({
    address,
    presses: [],
  }));
  /** What was seen where nobody stayed to press it, each with the way to it. */
  const remembered = new Map<string, Way>();
  let busy = 0;
  let over = false;
  /** Hands that found nothing to do while others may still come upon something. */
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
    /** It was not pressed after all: whoever meets it again may, unless that goes on for ever. */
    giveBack: ({ key }: Control) => {
      const times = (given.get(key) ?? 0) + 1;
      given.set(key, times);
      if (times < 4) taken.delete(key);
    },
    isBegunAt: (address: string) => begunAt.has(placeOf(address)),
    /** Another page is come to, by a press. */
    come: (address: string): Way => {
      begunAt.add(placeOf(address));
      return { address, presses: [] };
    },
    /** Not everything is pressed there yet. */
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
        // At once: whoever waits for the end of a crawl has something to do.
        process.stdout.write(`  ${sentence}\n`);
      }
    },
    /** The next way, as soon as there is one; none when all hands have done. */
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

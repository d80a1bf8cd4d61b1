import {
  aimAt,
  begun,
  look,
  patienceMs,
  placeOf,
  pressAt,
  settle,
  type Hand,
} from "./hand.ts";
import type { Aim, Control, Sight } from "./inPage.ts";

/** What came of a press. */
export interface Told {
  readonly wrong?: string;
  /** Nobody could press it, as it was or as it is now. */
  readonly unpressed?: boolean;
  /** It may be so because of what was done before: worth another try. */
  readonly doubtful?: boolean;
  /** What the platform was asked, where nothing else has come of it: by the press, or by a clock of the page's. */
  readonly asked?: readonly string[];
  /** The state it has led to. */
  readonly after?: Sight;
  /** Another page than before. */
  readonly elsewhere: boolean;
}

/** Time that a press has to show an effect. */
const effectMs = 2000;

const unpressed = {
  unpressed: true,
  doubtful: true,
  elsewhere: false,
} as const;

/** Presses one control and judges what comes of it. */
export async function press(
  hand: Hand,
  index: number,
  control: Control,
): Promise<Told> {
  const { page, met } = hand;
  const target = await reach(hand, index, control);
  if (!target)
    return { ...unpressed, wrong: "is gone before it can be pressed" };
  if (target.cover !== undefined && !control.byKeys)
    return {
      ...unpressed,
      wrong: `cannot be pressed: ${target.cover} lies over it`,
    };
  met.length = 0;
  const before = await page.evaluate(
    (at) => window.foyerCrawl.begin(at),
    index,
  );
  await pressAt(page, index, control, target);
  const happened = await effectOf(hand);
  const elsewhere = () =>
    placeOf(page.url()) !== placeOf(before.portrait.address);
  // Another page is judged by what it comes to, which it may have to ask for first.
  await (elsewhere() ? begun(hand) : settle(hand));
  const after = await look(hand).catch(() => undefined);
  const error = met.find(({ kind }) => kind === "error");
  const fault = after?.faults.find((text) => !before.faults.includes(text));
  const isHollow =
    after !== undefined &&
    after.portrait.address !== before.portrait.address &&
    (!happened || after.portrait.look === before.portrait.look);
  const told = {
    ...(after && { after }),
    // Of a page that could not be had, the browser's own tells its address later than it can be looked at.
    elsewhere: after
      ? placeOf(after.portrait.address) !== placeOf(before.portrait.address)
      : elsewhere(),
  };
  // Another hand may have ended every session but its own, as the page of devices offers.
  if (error)
    return {
      ...told,
      wrong: error.text,
      doubtful: error.text.startsWith("401 "),
    };
  if (fault) return { ...told, wrong: `“${fault}”` };
  if (isHollow)
    return {
      ...told,
      wrong: "the address becomes another and nothing else changes",
      doubtful: true,
    };
  if (happened || control.typed) return told;
  const asked = met.flatMap(({ kind, text }) => (kind === "asked" ? text : []));
  return { ...told, asked, wrong: "nothing happens", doubtful: true };
}

/** Puts the pointer on a control; what moves, or comes with the pointer, is given time to rest before it is in the way. */
async function reach(
  hand: Hand,
  index: number,
  { byKeys }: Control,
): Promise<Aim | undefined> {
  const { page } = hand;
  let target = await aimAt(page, index);
  for (let tries = 0; target && tries < 3; tries += 1) {
    if (!byKeys) await page.mouse.move(target.x, target.y);
    await page.evaluate(() => window.foyerCrawl.prepare());
    // What the pointer brings about is no effect of the press.
    await settle(hand, 60 + 240 * tries);
    target = await aimAt(page, index);
    if (byKeys || target?.cover === undefined) return target;
  }
  return target;
}

/** Whether anything came of the press within its time; what it has asked for is waited for. */
async function effectOf({ page, met, underway }: Hand): Promise<boolean> {
  const end = Date.now() + patienceMs;
  for (;;) {
    const noticed = await page
      .evaluate((most) => window.foyerCrawl.happens(most), effectMs)
      // The document is on its way out.
      .catch(() => true);
    if (noticed || met.some(({ kind }) => kind !== "asked")) return true;
    if (underway.size === 0 || Date.now() > end) return false;
  }
}

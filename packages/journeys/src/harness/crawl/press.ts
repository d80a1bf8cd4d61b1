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

/** The result of a press. */
export interface Told {
  readonly wrong?: string;
  /** It could not be pressed, as it was or as it is now. */
  readonly unpressed?: boolean;
  /** This may be due to earlier presses: worth another try. */
  readonly doubtful?: boolean;
  /** Requests to the platform, if there was no other effect: caused by the press, or by a timer of the page. */
  readonly asked?: readonly string[];
  /** The resulting state. */
  readonly after?: Sight;
  /** True: a different page from before. */
  readonly elsewhere: boolean;
}

/** Time within which a press must show an effect. */
const effectMs = 2000;

const unpressed = {
  unpressed: true,
  doubtful: true,
  elsewhere: false,
} as const;

/** Presses one control and judges the effect. */
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
  // A new page is judged once it has loaded its content.
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
    // When a page could not be loaded, the browser's error page reports its address later than the page can be
    // inspected.
    elsewhere: after
      ? placeOf(after.portrait.address) !== placeOf(before.portrait.address)
      : elsewhere(),
  };
  // Another hand may have ended every session except its own, as the page of devices allows.
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

/**
 * Moves the pointer to a control; what moves, or appears with the pointer, gets time to settle before it counts as an
 * obstacle.
 */
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
    // What hovering causes is not an effect of the press.
    await settle(hand, 60 + 240 * tries);
    target = await aimAt(page, index);
    if (byKeys || target?.cover === undefined) return target;
  }
  return target;
}

/** Whether the press had an effect in time; requests that it sent are awaited. */
async function effectOf({ page, met, underway }: Hand): Promise<boolean> {
  const end = Date.now() + patienceMs;
  for (;;) {
    const noticed = await page
      .evaluate((most) => window.foyerCrawl.happens(most), effectMs)
      // The document is being replaced.
      .catch(() => true);
    if (noticed || met.some(({ kind }) => kind !== "asked")) return true;
    if (underway.size === 0 || Date.now() > end) return false;
  }
}

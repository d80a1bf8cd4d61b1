import { expect, userEvent, within, type screen } from "storybook/test";

/* What the stories of an offer have to show in any language: fields by their names, people by theirs. */

type Shown = typeof screen;

const dialogOf = (shown: Shown) => shown.findByRole("dialog");

/** A field by its name in the form. */
function field(dialog: HTMLElement, name: string): HTMLInputElement {
  const found = dialog.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (found === null) throw new Error(`There is no field ${name}.`);
  return found;
}

/** What a form says above its fields, if something is wrong. */
const summaryOf = (dialog: HTMLElement) =>
  dialog.querySelector("form > [role=group]:first-child");

const staysOpen = async (dialog: HTMLElement): Promise<void> => {
  await userEvent.keyboard("{Escape}");
  await expect(dialog).toHaveAttribute("data-state", "open");
  await expect(dialog).toBeInTheDocument();
};

/** How many buttons decide; the first one closes the dialog. */
const expectWays = (dialog: HTMLElement, count: number): Promise<void> =>
  expect(within(dialog).getAllByRole("button")).toHaveLength(count + 1);

/** Nothing can be written before it is known what an offer may hold. */
export async function offerBegun(shown: Shown): Promise<void> {
  const dialog = await dialogOf(shown);
  await expect(dialog.querySelector("input")).toBeNull();
  await expectWays(dialog, 0);
}

/** Nor where it cannot be known; one button asks again. */
export async function offerWithoutLimits(shown: Shown): Promise<void> {
  const dialog = await dialogOf(shown);
  await expect(dialog.querySelector("input")).toBeNull();
  await expectWays(dialog, 1);
}

/** What the terms would pay is worked out anew with each figure that is typed. */
export async function offerWritten(shown: Shown): Promise<void> {
  const dialog = await dialogOf(shown);
  await expect(summaryOf(dialog)).toBeNull();
  await expect(field(dialog, "rate").value).toMatch(/^10\b/);
  await expect(within(dialog).getAllByRole("radio")).toHaveLength(4);
  const example = field(dialog, "example");
  const typed = async (amount: string) => {
    await userEvent.clear(example);
    await userEvent.type(example, amount);
  };
  await expect(dialog).toHaveTextContent(/\D1,000\.00/);
  await typed("25000");
  await expect(dialog).toHaveTextContent(/\D2,500\.00/);
  await typed("10000");
}

/** Each field that is wrong says so itself; the others do not. */
export async function offerWithGaps(shown: Shown): Promise<void> {
  const dialog = await dialogOf(shown);
  await expect(within(dialog).getByRole("combobox")).toBeInvalid();
  await expect(field(dialog, "rate")).toBeInvalid();
  await expect(field(dialog, "rate")).toHaveAccessibleDescription(/40\.00/);
  await expect(field(dialog, "activeMembers")).toBeValid();
}

/** Before it is sent: whom it is for, and what it changes of the contract in force. */
export async function offerChecked(shown: Shown): Promise<void> {
  const dialog = await dialogOf(shown);
  await expect(dialog).toHaveTextContent("lakeagent");
  const table = await within(dialog).findByRole("table");
  await expect(table).toHaveTextContent(/20\.00.*10\.00/);
  await expectWays(dialog, 2);
}

/** On its way: the button is at work, and nothing takes the offer back. */
export async function offerSending(shown: Shown): Promise<void> {
  const dialog = await dialogOf(shown);
  await within(dialog).findByRole("table");
  await expect(dialog.querySelector("button[aria-busy=true]")).not.toBeNull();
  await expect(dialog.querySelector("[type=submit]")).toBeNull();
  await staysOpen(dialog);
}

/** What was written is still there, under the reason. */
export async function offerRefused(shown: Shown): Promise<void> {
  const dialog = await dialogOf(shown);
  await expect(summaryOf(dialog)).not.toBeNull();
  await expect(field(dialog, "rate").value).toMatch(/^10\b/);
}

/** Everybody who would lose a contract is named; no and yes are two buttons. */
export async function offerThatEndsOthers(shown: Shown): Promise<void> {
  const dialog = await dialogOf(shown);
  const [first, second, ...others] = within(dialog).getAllByRole("listitem");
  await expect(first).toHaveTextContent("reed");
  await expect(second).toHaveTextContent("moss");
  await expect(others).toEqual([]);
  await expectWays(dialog, 2);
}

/** While the platform is asked what came of it, nothing can be sent. */
export async function offerInDoubt(shown: Shown): Promise<void> {
  const dialog = await dialogOf(shown);
  await expectWays(dialog, 0);
  await staysOpen(dialog);
}

/** It is sent again, or left. */
export async function offerNotDone(shown: Shown): Promise<void> {
  await expectWays(await dialogOf(shown), 2);
}

/** The platform is asked again, or it is left: nothing sends. */
export async function offerUnknown(shown: Shown): Promise<void> {
  const dialog = await dialogOf(shown);
  await expectWays(dialog, 2);
  await expect(dialog.querySelector("[type=submit]")).toBeNull();
}

/** The form is gone; the offer is in the list, which says what came of it. */
export async function offerMade(shown: Shown): Promise<void> {
  const dialog = await dialogOf(shown);
  await expect(dialog.querySelector("form")).toBeNull();
  const [first] = within(dialog).getAllByRole("article");
  await expect(first).toHaveTextContent("lakeagent");
  await expect(first).toHaveTextContent("10.00");
  await expect(within(dialog).getByRole("status")).not.toBeEmptyDOMElement();
}

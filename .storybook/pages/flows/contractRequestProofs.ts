import { expect, userEvent, within, type screen } from "storybook/test";

/* What the stories of an offer have to show in any language: fields are found by name, accounts by username. */

type Shown = typeof screen;

const dialogOf = (shown: Shown) => shown.findByRole("dialog");

/** A field by its name in the form. */
function field(dialog: HTMLElement, name: string): HTMLInputElement {
  const found = dialog.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (found === null) throw new Error(`There is no field ${name}.`);
  return found;
}

/** The error summary above a form's fields, if there is one. */
const summaryOf = (dialog: HTMLElement) =>
  dialog.querySelector("form > [role=group]:first-child");

const staysOpen = async (dialog: HTMLElement): Promise<void> => {
  await userEvent.keyboard("{Escape}");
  await expect(dialog).toHaveAttribute("data-state", "open");
  await expect(dialog).toBeInTheDocument();
};

/** The number of buttons for a decision; the first button closes the dialog. */
const expectWays = (dialog: HTMLElement, count: number): Promise<void> =>
  expect(within(dialog).getAllByRole("button")).toHaveLength(count + 1);

/** Nothing can be entered before the limits of an offer are known. */
export async function offerBegun(shown: Shown): Promise<void> {
  const dialog = await dialogOf(shown);
  await expect(dialog.querySelector("input")).toBeNull();
  await expectWays(dialog, 0);
}

/** The same applies where they cannot be loaded; one button tries again. */
export async function offerWithoutLimits(shown: Shown): Promise<void> {
  const dialog = await dialogOf(shown);
  await expect(dialog.querySelector("input")).toBeNull();
  await expectWays(dialog, 1);
}

/** What the terms would pay is calculated again after each change. */
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

/** Each invalid field has its own error; the others have none. */
export async function offerWithGaps(shown: Shown): Promise<void> {
  const dialog = await dialogOf(shown);
  await expect(within(dialog).getByRole("combobox")).toBeInvalid();
  await expect(field(dialog, "rate")).toBeInvalid();
  await expect(field(dialog, "rate")).toHaveAccessibleDescription(/40\.00/);
  await expect(field(dialog, "activeMembers")).toBeValid();
}

/** Before sending: who the offer is for, and what it changes in the contract in force. */
export async function offerChecked(shown: Shown): Promise<void> {
  const dialog = await dialogOf(shown);
  await expect(dialog).toHaveTextContent("lakeagent");
  const table = await within(dialog).findByRole("table");
  await expect(table).toHaveTextContent(/20\.00.*10\.00/);
  await expectWays(dialog, 2);
}

/** While it is being sent, the button shows progress and the offer cannot be cancelled. */
export async function offerSending(shown: Shown): Promise<void> {
  const dialog = await dialogOf(shown);
  await within(dialog).findByRole("table");
  await expect(dialog.querySelector("button[aria-busy=true]")).not.toBeNull();
  await expect(dialog.querySelector("[type=submit]")).toBeNull();
  await staysOpen(dialog);
}

/** The entered values are still there, under the reason. */
export async function offerRefused(shown: Shown): Promise<void> {
  const dialog = await dialogOf(shown);
  await expect(summaryOf(dialog)).not.toBeNull();
  await expect(field(dialog, "rate").value).toMatch(/^10\b/);
}

/** Every account that would lose a contract is named; rejecting and confirming are two buttons. */
export async function offerThatEndsOthers(shown: Shown): Promise<void> {
  const dialog = await dialogOf(shown);
  const [first, second, ...others] = within(dialog).getAllByRole("listitem");
  await expect(first).toHaveTextContent("reed");
  await expect(second).toHaveTextContent("moss");
  await expect(others).toEqual([]);
  await expectWays(dialog, 2);
}

/** While the platform is asked for the result, nothing can be sent. */
export async function offerInDoubt(shown: Shown): Promise<void> {
  const dialog = await dialogOf(shown);
  await expectWays(dialog, 0);
  await staysOpen(dialog);
}

/** It can be sent again or abandoned. */
export async function offerNotDone(shown: Shown): Promise<void> {
  await expectWays(await dialogOf(shown), 2);
}

/** The result can be checked again or left open; nothing can be sent. */
export async function offerUnknown(shown: Shown): Promise<void> {
  const dialog = await dialogOf(shown);
  await expectWays(dialog, 2);
  await expect(dialog.querySelector("[type=submit]")).toBeNull();
}

/** The form is gone; the offer is in the list, which shows its result. */
export async function offerMade(shown: Shown): Promise<void> {
  const dialog = await dialogOf(shown);
  await expect(dialog.querySelector("form")).toBeNull();
  const [first] = within(dialog).getAllByRole("article");
  await expect(first).toHaveTextContent("lakeagent");
  await expect(first).toHaveTextContent("10.00");
  await expect(within(dialog).getByRole("status")).not.toBeEmptyDOMElement();
}

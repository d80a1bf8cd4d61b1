import { html } from "hono/html";

export const path = "/sandbox/payments";

type Html = ReturnType<typeof html>;

const buttons = (names: Readonly<Record<string, string>>): Html =>
  html`${Object.entries(names).map(([action, name]) => html`<button class="quiet" name="action" value="${action}">${name}</button> `)}`;

/** Buttons for the actions on a row; a field is sent with each of them. */
export const actions = (
  what: string,
  id: string,
  names: Readonly<Record<string, string>>,
  field?: readonly [name: string, label: string],
): Html =>
  html`<form method="post" action="${path}/${what}">
    <input type="hidden" name="id" value="${id}" />
    ${field === undefined ? "" : html`<label>${field[1]} <input name="${field[0]}" /></label>`}
    ${buttons(names)}
  </form>`;

/**
 * How a withdrawal is issued: fully or in part, with how much time to answer, and whether it counts as received
 * whatever the member answers (OPN-06, OPN-07).
 */
export const issueForm = (id: string): Html =>
  html`<form method="post" action="${path}/withdrawals">
    <input type="hidden" name="id" value="${id}" />
    <label
      >Only this part arrives <input name="part" inputmode="decimal"
    /></label>
    <label>
      Minutes to answer, 0 for no limit
      <input name="confirmMinutes" inputmode="numeric" value="30" />
    </label>
    <label
      ><input type="checkbox" name="forced" value="1" /> Counts as received in
      any case</label
    >
    ${buttons({ SEND: "Send" })}
  </form>`;

/** The form's fields in the format of the decision; a text that is not a number is rejected there. */
export function issueFields(field: (name: string) => string) {
  const minutes = field("confirmMinutes");
  return {
    forced: field("forced") === "1",
    ...(minutes !== "" && {
      confirmMinutes:
        minutes === "0" ? null : /^\d+$/.test(minutes) ? Number(minutes) : NaN,
    }),
  };
}

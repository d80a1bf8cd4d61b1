import { fireEvent, screen, within } from "@testing-library/react";
import type { Handlers } from "@foyer/platform/fake";
import { renderPortal } from "../testing/renderPortal.tsx";

/** Sets the text of a field in one step. */
export const put = (element: HTMLElement, value: string): void => {
  fireEvent.change(element, { target: { value } });
};

/** Opens the account page on its own, at one of its tabs. */
export async function openAccount(tab: string, handlers: Handlers = {}) {
  const portal = await renderPortal("/member", { visitor: "full", handlers });
  await portal.user.click(await screen.findByRole("tab", { name: tab }));
  const panel = await screen.findByRole("tabpanel", { name: tab });
  return { ...portal, part: within(panel) };
}

/** Content of a dialog, once it is open. */
export const inDialog = async (name: string) =>
  within(await screen.findByRole("dialog", { name }));

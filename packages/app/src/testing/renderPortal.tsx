import { act, render, screen, within } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { Root } from "../portal/Root.tsx";
import { languagesOf } from "../i18n/language.ts";
import { testBrand } from "./brands.ts";
import {
  fakeServices,
  type FakeServices,
  type FakeServicesOptions,
} from "./fakeServices.ts";

export interface PortalOptions extends FakeServicesOptions {
  /** Runs before the portal starts, for example to make a call fail or wait. */
  readonly before?: (fakes: FakeServices) => void;
}

export interface Portal extends FakeServices {
  readonly user: UserEvent;
  /** The content of the address bar: path, query and hash. */
  readonly address: () => string;
  /** Navigates as the browser's own buttons do. */
  readonly go: (address: string) => void;
  readonly back: () => Promise<void>;
}

/** The home page is rendered behind every dialog: with all its sections it is half of the document. */
const shortHome = () =>
  testBrand({ layout: { home: { sections: ["vendors"] } } });

/**
 * Starts the whole portal at an address, in English, with a platform in memory; its home page is short, unless the
 * test provides a brand.
 *
 * @example
 * const { user, address } = await renderPortal("/login");
 * await user.click(await screen.findByRole("button", { name: "Close" }));
 * expect(address()).toBe("/");
 */
export async function renderPortal(
  at: string,
  { before, ...options }: PortalOptions = {},
): Promise<Portal> {
  // An extra history entry below it, so that Back never leaves the test.
  history.pushState(null, "", "/");
  history.pushState(null, "", at);
  const fakes = fakeServices({ brand: shortHome(), ...options });
  before?.(fakes);
  const { brand, packs } = fakes.services;
  const language = languagesOf(brand).find(({ code }) => code === "EN");
  if (!language) throw new Error("There is no English.");
  const words = await packs.load(language.code, "portal");
  const user = userEvent.setup({ delay: null });
  render(<Root services={fakes.services} start={{ language, words }} />);
  return {
    ...fakes,
    user,
    address: () => location.pathname + location.search + location.hash,
    go: (address) =>
      act(() => {
        history.pushState(null, "", address);
        dispatchEvent(new PopStateEvent("popstate", { state: null }));
      }),
    back: () =>
      act(
        () =>
          new Promise<void>((resolve) => {
            addEventListener("popstate", () => resolve(), { once: true });
            history.back();
          }),
      ),
  };
}

/**
 * The same with all sections of the home page, for tests that need them.
 *
 * @example await renderWithHome("/");
 */
export const renderWithHome = (
  at: string,
  options?: PortalOptions,
): Promise<Portal> => renderPortal(at, { brand: testBrand(), ...options });

/**
 * What is in front: the dialog that was opened last, or the page. Queries that look at every element, such as
 * those by label, take seconds over a whole portal.
 */
export const inFront = () =>
  within(
    [...document.querySelectorAll<HTMLElement>("[role=dialog]")].at(-1) ??
      document.body,
  );

/** The open dialog with this title. */
export const dialog = (name: string | RegExp) =>
  screen.findByRole("dialog", { name });

import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { passTime } from "../../testing/answered.ts";
import { QuickWorker, sampleChallenge } from "../../testing/quickWorker.ts";
import {
  dialog,
  inFront,
  renderPortal,
  type PortalOptions,
} from "../../testing/renderPortal.tsx";
import { wordsOf } from "../../testing/english.ts";

/* Hearts that are filled later than they were pressed: after a login, or by a call whose answer was lost. */

beforeEach(() => vi.stubGlobal("Worker", QuickWorker));
afterEach(() => void vi.useRealTimers());

const heart = (name: string) =>
  screen.findByRole("button", { name: `Favourite: ${name}` });
const stands = (name: string, filled: boolean) =>
  waitFor(async () =>
    expect(await heart(name)).toHaveAttribute("aria-pressed", String(filled)),
  );
const said = (words: string | RegExp) => screen.findByText(words);

const start = ({ handlers, ...options }: PortalOptions = {}) =>
  renderPortal("/live", {
    ...options,
    handlers: {
      botCheckChallenge: () => sampleChallenge,
      favouriteIds: () => [],
      ...handlers,
    },
  });

async function logIn() {
  await dialog(wordsOf("login.title"));
  fireEvent.change(
    await screen.findByRole("textbox", { name: wordsOf("account.name") }),
    {
      target: { value: "mira88" },
    },
  );
  fireEvent.change(await inFront().findByLabelText(/^Password/), {
    target: { value: "lantern-7" },
  });
  fireEvent.click(
    inFront().getByRole("button", { name: wordsOf("login.form") }),
  );
  await screen.findByRole("group", { name: wordsOf("ui.memberBlock.label") });
}

describe("a visitor's heart", () => {
  it("is filled once after the login it asks for, with a confirmation", async () => {
    const { user, requests, address } = await start();
    await user.click(await heart("Tidal Lanterns"));
    await logIn();
    await said("Tidal Lanterns is now in your favourites");
    await stands("Tidal Lanterns", true);
    expect(address()).toBe("/live");
    expect(requests("addFavourite")).toEqual([
      { nodeId: "1001", vendor: "LUMEN", gameType: "RNG" },
    ]);
  });

  // OPN-31
  it("stays empty with the reason when the platform rejects it after the login", async () => {
    const { user } = await start({
      before: ({ platform }) =>
        platform.fail("addFavourite", { code: "FORBIDDEN", status: 403 }),
    });
    await user.click(await heart("Tidal Lanterns"));
    await logIn();
    expect(await said(wordsOf("error.FORBIDDEN"))).toBeVisible();
    expect(await heart("Tidal Lanterns")).toHaveAttribute(
      "aria-pressed",
      "false",
    );
  });

  it("is forgotten when the login is cancelled, even if somebody logs in later", async () => {
    const { user, calls } = await start();
    await user.click(await heart("Tidal Lanterns"));
    await dialog(wordsOf("login.title"));
    await user.keyboard("{Escape}");
    await waitFor(() =>
      expect(screen.queryByRole("dialog")).not.toBeInTheDocument(),
    );
    const [again] = screen.getAllByText(wordsOf("login.form"));
    if (again) await user.click(again);
    await logIn();
    await waitFor(() => expect(calls()).toContain("favouriteIds"));
    await stands("Tidal Lanterns", false);
    expect(calls()).not.toContain("addFavourite");
  });
});

describe("a heart whose call timed out", () => {
  it("is emptied with a message, read again, and filled with a confirmation if the platform kept it", async () => {
    const kept: string[] = [];
    const { user, platform, services } = await start({
      visitor: "full",
      handlers: { favouriteIds: () => [...kept] },
    });
    await screen.findByRole("group", { name: wordsOf("ui.memberBlock.label") });
    platform.fail("addFavourite", { code: "TIMEOUT", status: 408 });
    vi.useFakeTimers({
      toFake: ["setTimeout", "clearTimeout"],
      shouldAdvanceTime: true,
    });
    await user.click(await heart("Ember Orchard"));
    await said(/took longer/);
    await stands("Ember Orchard", false);
    kept.push("1002");
    await passTime(services, 5000);
    await said("Ember Orchard is now in your favourites");
    await stands("Ember Orchard", true);
  });
});

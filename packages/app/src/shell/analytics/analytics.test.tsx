import { act, screen, waitFor } from "@testing-library/react";
import { samplePermission } from "@foyer/platform/fake";
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  renderWithHome,
  type PortalOptions,
} from "../../testing/renderPortal.tsx";
import type { Shown } from "./vitals.ts";
import { wordsOf } from "../../testing/english.ts";

const reportVitals = vi.hoisted(() =>
  vi.fn<(shown: readonly Shown[], signal: AbortSignal) => void>(),
);
vi.mock("./vitals.ts", () => ({ reportVitals }));

const start = (at: string, gtagId: string, options: PortalOptions = {}) =>
  renderWithHome(at, {
    handlers: {
      permission: () => ({ ...samplePermission({ analytics: { gtagId } }) }),
    },
    ...options,
  });
const ask = () =>
  screen.findByRole("region", { name: wordsOf("ui.consentBar.title") });
const asked = () =>
  screen.queryByRole("region", { name: wordsOf("ui.consentBar.title") });
const frame = () =>
  document.querySelector<HTMLIFrameElement>('iframe[src^="/connect/"]');
const kept = () => localStorage.getItem("analyticsConsent");
const answer = async (
  portal: Awaited<ReturnType<typeof start>>,
  name: string,
) => {
  await ask();
  await portal.user.click(screen.getByRole("button", { name }));
};

/** The port that the connector document provides, and what the portal sends through it. */
function connect(
  origin = "null",
  source: Window | null | undefined = frame()?.contentWindow,
) {
  const said: unknown[] = [];
  const event = new MessageEvent("message", {
    data: "foyer:analytics",
    origin,
    source: source ?? null,
  });
  Object.defineProperty(event, "ports", {
    value: [{ postMessage: (data: unknown) => said.push(data) }],
  });
  act(() => void window.dispatchEvent(event));
  return said;
}

beforeEach(() => reportVitals.mockReset());

describe("core web vitals (SYS-08)", () => {
  const begun = () => waitFor(() => expect(reportVitals).toHaveBeenCalled());

  it("are reported with consent, by the pages of the visit", async () => {
    localStorage.setItem("analyticsConsent", "granted");
    const { go } = await start("/live?vassalage=KITE", "G-ABCD1234");
    await begun();
    go("/promotions?id=11");
    go("/mira@mail.example");
    const shown = reportVitals.mock.lastCall?.[0];
    await waitFor(() =>
      expect(shown?.map(({ path }) => path)).toEqual([
        "/live",
        "/promotions",
        "/not-found",
      ]),
    );
    expect(reportVitals).toHaveBeenCalledOnce();
  });

  it("end with a withdrawal, until the next document", async () => {
    const portal = await start("/", "G-ABCD1234");
    await ask();
    expect(reportVitals).not.toHaveBeenCalled();
    await answer(portal, wordsOf("ui.consentBar.accept"));
    await begun();
    const signal = reportVitals.mock.lastCall?.[1];
    expect(signal?.aborted).toBe(false);
    await portal.user.click(
      await screen.findByRole("button", {
        name: wordsOf("footer.cookieChoice"),
      }),
    );
    expect(signal?.aborted).toBe(true);
    await answer(portal, wordsOf("ui.consentBar.accept"));
    await waitFor(() => expect(frame()).not.toBeNull());
    expect(reportVitals).toHaveBeenCalledOnce();
  });

  it("are not reported without a tag", async () => {
    localStorage.setItem("analyticsConsent", "granted");
    await start("/", "");
    await screen.findAllByRole("button", { name: "Play Tidal Lanterns" });
    expect(reportVitals).not.toHaveBeenCalled();
  });
});

describe("analytics (SYS-08)", () => {
  it.each(["", "G-1", "UA-1234-1", "G-ABCD&x=1"])(
    "asks for no consent and loads nothing for the tag %j",
    async (gtagId) => {
      localStorage.setItem("analyticsConsent", "granted");
      await start("/", gtagId);
      await screen.findByRole("contentinfo");
      await screen.findAllByRole("button", { name: "Play Tidal Lanterns" });
      expect([asked(), frame()]).toEqual([null, null]);
      expect(
        screen.queryByRole("button", { name: wordsOf("footer.cookieChoice") }),
      ).toBeNull();
    },
  );

  it("loads nothing before consent or after a rejection, and remembers the rejection", async () => {
    const portal = await start("/", "G-ABCD1234");
    await ask();
    expect(frame()).toBeNull();
    await answer(portal, wordsOf("ui.consentBar.refuse"));
    expect([asked(), frame(), kept()]).toEqual([null, null, "refused"]);
    expect(screen.getByRole("main")).toHaveFocus();
  });

  it("starts the connector in a sandboxed frame without an origin once consent is given", async () => {
    const portal = await start("/", "G-ABCD1234");
    await answer(portal, wordsOf("ui.consentBar.accept"));
    expect([asked(), kept()]).toEqual([null, "granted"]);
    expect(frame()).toHaveAttribute(
      "src",
      "/connect/analytics.html?tag=G-ABCD1234",
    );
    expect(frame()).toHaveAttribute("sandbox", "allow-scripts");
    expect(frame()).not.toBeVisible();
  });

  it("remembers that consent was given", async () => {
    localStorage.setItem("analyticsConsent", "granted");
    await start("/", "G-ABCD1234");
    await waitFor(() => expect(frame()).not.toBeNull());
    expect(asked()).toBeNull();
  });

  it("sends the frame each page's path without query and hash, and sends nothing to other senders", async () => {
    localStorage.setItem("analyticsConsent", "granted");
    const { go } = await start("/live?vassalage=KITE#top", "G-ABCD1234", {
      queryToken: "t".repeat(32),
    });
    await waitFor(() => expect(frame()).not.toBeNull());
    const strangers = [
      connect("https://portal.example"),
      connect("null", window),
    ];
    const said = connect();
    go("/promotions?id=11");
    await waitFor(() => expect(said).toEqual(["/live", "/promotions"]));
    // A typed address may contain a person's name.
    go("/mira@mail.example");
    await waitFor(() =>
      expect(said).toEqual(["/live", "/promotions", "/not-found"]),
    );
    expect(strangers).toEqual([[], []]);
  });

  it("connects to a frame that sends its message as soon as it is in the page", async () => {
    localStorage.setItem("analyticsConsent", "granted");
    let said: unknown[] | undefined;
    const watch = new MutationObserver(() => {
      if (frame()) said ??= connect();
    });
    watch.observe(document, { childList: true, subtree: true });
    await start("/live", "G-ABCD1234");
    await waitFor(() => expect(said).toEqual(["/live"]));
    watch.disconnect();
  });

  it("stops immediately when consent is withdrawn, and asks again", async () => {
    localStorage.setItem("analyticsConsent", "granted");
    const { user } = await start("/", "G-ABCD1234");
    await waitFor(() => expect(frame()).not.toBeNull());
    await user.click(
      await screen.findByRole("button", {
        name: wordsOf("footer.cookieChoice"),
      }),
    );
    expect([frame(), kept()]).toEqual([null, null]);
    expect(await ask()).toHaveFocus();
  });

  it("follows an answer given in another tab", async () => {
    await start("/", "G-ABCD1234");
    await ask();
    localStorage.setItem("analyticsConsent", "refused");
    act(() => void window.dispatchEvent(new StorageEvent("storage")));
    expect(asked()).toBeNull();
  });

  it("does not ask for consent over a game", async () => {
    const { platform } = await start(
      "/seamless?vassalage=KITE&gameType=LIVE&gameCode=kites",
      "G-ABCD1234",
      { visitor: "full" },
    );
    await screen.findByTitle(wordsOf("game.title"));
    await vi.waitFor(() =>
      expect(platform.seen.map(({ name }) => name)).toContain("launchGame"),
    );
    expect(asked()).toBeNull();
  });
});

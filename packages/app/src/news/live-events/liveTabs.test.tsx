import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LiveEvent } from "@foyer/platform/calls";
import {
  FakeChannel,
  restoreBrowser,
  stubBrowser,
} from "./fakeTabs.testing.ts";
import { joinLiveTabs, type LiveTabs } from "./liveTabs.ts";

const event: LiveEvent = {
  id: "7",
  type: "MESSAGE",
  at: 1,
  value: { id: "M-7", amount: null, text: "Hello" },
};
const news = { events: [event], cursor: "7" };

const joined: LiveTabs[] = [];
function tab(name = "one account", cursor?: string) {
  const leads = vi.fn();
  const stops = vi.fn();
  const onNews = vi.fn();
  const tabs = joinLiveTabs({
    name,
    cursor: () => cursor,
    onLead: () => {
      leads();
      return stops;
    },
    onNews,
  });
  joined.push(tabs);
  return { tabs, leads, stops, onNews };
}

beforeEach(stubBrowser);
afterEach(() => {
  for (const tabs of joined.splice(0)) tabs.leave();
  restoreBrowser();
});

describe("the tabs of one account", () => {
  it("have one listener, and the next tab takes over when it closes", async () => {
    const first = tab();
    const second = tab();
    await vi.waitFor(() => expect(first.leads).toHaveBeenCalledOnce());
    expect(second.leads).not.toHaveBeenCalled();
    first.tabs.leave();
    expect(first.stops).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(second.leads).toHaveBeenCalledOnce());
  });

  it("show news only in the tab visited last", async () => {
    const first = tab();
    const second = tab();
    await vi.waitFor(() => expect(first.leads).toHaveBeenCalled());
    expect(await first.tabs.tell(news)).toBe(false);
    expect(second.onNews).toHaveBeenCalledExactlyOnceWith(news, true);
    expect(first.onNews).not.toHaveBeenCalled();
  });

  it("show news in the listening tab when the other tab has closed", async () => {
    const first = tab();
    const second = tab();
    second.tabs.leave();
    expect(await first.tabs.tell(news)).toBe(true);
    expect(second.onNews).not.toHaveBeenCalled();
  });

  it("do not wait for a tab that ended without notice", async () => {
    const first = tab();
    const second = tab();
    await vi.waitFor(() => expect(first.leads).toHaveBeenCalled());
    expect(await first.tabs.tell(news)).toBe(false);
    const held = await navigator.locks.query();
    vi.spyOn(navigator.locks, "query").mockResolvedValue({
      held: (held.held ?? []).slice(0, 1),
    });
    expect(await first.tabs.tell(news)).toBe(true);
    expect(second.onNews).toHaveBeenLastCalledWith(news, false);
  });

  it("show news in the remaining tab after the listening tab has closed", async () => {
    const first = tab();
    const second = tab();
    await vi.waitFor(() => expect(first.leads).toHaveBeenCalled());
    first.tabs.leave();
    await vi.waitFor(() => expect(second.leads).toHaveBeenCalled());
    expect(await second.tabs.tell(news)).toBe(true);
  });

  it("tell a new tab the current cursor", async () => {
    const first = tab("one account", "41");
    await vi.waitFor(() => expect(first.leads).toHaveBeenCalled());
    const second = tab();
    expect(second.onNews).toHaveBeenCalledExactlyOnceWith(
      { events: [], cursor: "41" },
      false,
    );
  });

  it("share neither listener nor news with another account's tabs", async () => {
    const first = tab();
    const other = tab("another account");
    await vi.waitFor(() => expect(other.leads).toHaveBeenCalledOnce());
    await vi.waitFor(() => expect(first.leads).toHaveBeenCalledOnce());
    await first.tabs.tell(news);
    expect(other.onNews).not.toHaveBeenCalled();
  });

  it.each([
    ["nothing", null],
    ["a text", "news"],
    ["news of nobody", { kind: "news" }],
    ["news that are none", { kind: "news", teller: "x", news: 7 }],
  ])("ignore %s on their channel", (_what, data) => {
    const { onNews } = tab();
    new FakeChannel("one account").postMessage(data);
    expect(onNews).not.toHaveBeenCalled();
  });

  it("work independently when the browser has no locks", async () => {
    restoreBrowser();
    const first = tab();
    const second = tab();
    expect(first.leads).toHaveBeenCalledOnce();
    expect(second.leads).toHaveBeenCalledOnce();
    expect(await first.tabs.tell(news)).toBe(true);
    expect(second.onNews).not.toHaveBeenCalled();
    first.tabs.leave();
    expect(first.stops).toHaveBeenCalledOnce();
  });
});

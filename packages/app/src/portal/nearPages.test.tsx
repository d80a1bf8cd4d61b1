import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { fetchPage, watchLinks } from "./nearPages.ts";
import { fetchPagesAhead } from "./pagesAhead.ts";
import { routesOf, type PageName } from "../navigation/table.ts";
import { wordsOf } from "../testing/english.ts";

const records = routesOf({
  routes: { off: [], needsLogin: [] },
  categories: ["LIVE", "FISH", "SPORTS"],
});
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  Reflect.deleteProperty(navigator, "connection");
});

function watch(fails = false) {
  const load = vi.fn<(page: PageName) => Promise<unknown>>(() =>
    fails ? Promise.reject(new Error("no line")) : Promise.resolve(),
  );
  stops.push(watchLinks(records, { load }));
  render(
    <p>
      <a href="/live?vassalage=KITE">
        <b>Live</b>
      </a>
      <a href="/fish">Fish</a>
      <a href="/help#term">Help</a>
      <a href="https://licence.example/live">Licence</a>
      <a href="/nowhere">Nowhere</a>
      <button type="button">Play</button>
    </p>,
  );
  return load;
}
const come = (name: string) => fireEvent.pointerOver(screen.getByText(name));

describe("watchLinks", () => {
  it("fetches the page of a hovered link once", () => {
    const load = watch();
    come(wordsOf("sports.phase.live"));
    come(wordsOf("sports.phase.live"));
    // Another address of the same page.
    come("Fish");
    expect(load.mock.calls).toEqual([["gameList"]]);
  });

  it("fetches the page on touch and on focus", () => {
    const load = watch();
    fireEvent.pointerDown(screen.getByText(wordsOf("sports.phase.live")));
    screen.getByText(wordsOf("help.title")).focus();
    expect(load.mock.calls).toEqual([["gameList"], ["help"]]);
  });

  it("ignores other sites, unknown addresses and buttons", () => {
    const load = watch();
    for (const name of ["Licence", "Nowhere", "Play"]) come(name);
    expect(load).not.toHaveBeenCalled();
  });

  it("tries again after a failure, without an error", async () => {
    const load = watch(true);
    come(wordsOf("sports.phase.live"));
    await waitFor(() => {
      come(wordsOf("sports.phase.live"));
      expect(load).toHaveBeenCalledTimes(2);
    });
  });

  it("fetches nothing when data saving is on", () => {
    Reflect.set(navigator, "connection", { saveData: true });
    const saved = watch();
    come(wordsOf("sports.phase.live"));
    expect(saved).not.toHaveBeenCalled();
  });
});

describe("watchLinks, started by an event", () => {
  it("handles that event too", () => {
    const load = vi.fn<(page: PageName) => Promise<unknown>>(() =>
      Promise.resolve(),
    );
    render(<a href="/live">Live</a>);
    const first = new Event("pointerover");
    Object.defineProperty(first, "target", {
      value: screen.getByText(wordsOf("sports.phase.live")),
    });
    stops.push(watchLinks(records, { first, load }));
    expect(load.mock.calls).toEqual([["gameList"]]);
  });
});

describe("fetchPage", () => {
  it("fetches the page of an address, and nothing for an unknown address", () => {
    const load = vi.fn<(page: PageName) => Promise<unknown>>(() =>
      Promise.reject(new Error("no line")),
    );
    fetchPage(records, "/fish", load);
    fetchPage(records, "/nowhere", load);
    expect(load.mock.calls).toEqual([["gameList"]]);
  });
});

describe("fetchPagesAhead", () => {
  it("starts watching only at the first interaction", async () => {
    const listen = vi.spyOn(document, "addEventListener");
    const watched = () => listen.mock.calls.map(([name]) => name);
    const ended = new AbortController();
    stops.push(() => ended.abort());
    render(<a href="/live">Live</a>);
    fetchPagesAhead(records, ended.signal);
    expect(watched()).toEqual(["pointerover", "focusin"]);
    fireEvent.pointerOver(screen.getByText(wordsOf("sports.phase.live")));
    await waitFor(() => expect(watched()).toContain("pointerdown"));
    fireEvent.pointerOver(screen.getByText(wordsOf("sports.phase.live")));
    expect(watched().filter((name) => name === "pointerdown")).toHaveLength(1);
  });
});

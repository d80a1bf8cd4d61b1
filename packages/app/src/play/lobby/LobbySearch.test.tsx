import { act, fireEvent, render, screen } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LobbySearch } from "./LobbySearch.tsx";
import { searchedTerm } from "./lobbyAddress.ts";
import { english, wordsOf } from "../../testing/english.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The search box with an address that follows the search term, trimmed. */
function start(term = "") {
  const onSearch = vi.fn<(term: string) => void>();
  let goBack = (_term: string) => {};
  function Page() {
    const [now, setNow] = useState(term);
    goBack = setNow;
    onSearch.mockImplementation((next) => setNow(searchedTerm(next)));
    return <LobbySearch term={now} busy={false} onSearch={onSearch} />;
  }
  render(
    <IntlProvider locale="en" messages={english}>
      <Page />
    </IntlProvider>,
  );
  const box = screen.getByRole("searchbox", {
    name: wordsOf("lobby.search.label"),
  });
  return {
    onSearch,
    box,
    back: (to: string) => act(() => goBack(to)),
    type: (value: string) => fireEvent.change(box, { target: { value } }),
    pause: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
  };
}

describe("LobbySearch", () => {
  it("searches once, after typing has paused", () => {
    const { type, pause, onSearch } = start();
    for (const text of ["k", "ki", "kit"]) {
      type(text);
      pause(299);
    }
    expect(onSearch).not.toHaveBeenCalled();
    pause(1);
    expect(onSearch.mock.calls).toEqual([["kit"]]);
    pause(5000);
    expect(onSearch).toHaveBeenCalledTimes(1);
  });

  it("searches immediately on Enter, and not again after the pause", () => {
    const { type, pause, onSearch } = start();
    type("kit");
    fireEvent.submit(screen.getByRole("search"));
    expect(onSearch.mock.calls).toEqual([["kit"]]);
    pause(1000);
    expect(onSearch).toHaveBeenCalledTimes(1);
  });

  it("searches immediately when it is cleared", () => {
    const { box, onSearch } = start("kites");
    expect(box).toHaveValue("kites");
    fireEvent.click(
      screen.getByRole("button", { name: wordsOf("lobby.results.clear") }),
    );
    expect(onSearch.mock.calls).toEqual([[""]]);
    expect(box).toHaveValue("");
  });

  it("does not search for trailing spaces, and keeps one being typed", () => {
    const { box, type, pause, onSearch } = start("kites");
    type("kites ");
    pause(1000);
    expect(onSearch).not.toHaveBeenCalled();
    expect(box).toHaveValue("kites ");
    type("kites a");
    pause(300);
    expect(onSearch.mock.calls).toEqual([["kites a"]]);
  });

  it("keeps a very long text in full and searches once", () => {
    const { type, pause, onSearch, box } = start();
    const long = "kite ".repeat(2000);
    type(long);
    pause(300);
    expect(onSearch).toHaveBeenCalledOnce();
    pause(5000);
    expect(box).toHaveValue(long);
    expect(onSearch).toHaveBeenCalledOnce();
  });

  it("follows an outside change of the address without searching", () => {
    const { box, type, pause, back, onSearch } = start();
    type("kites");
    pause(300);
    back("");
    expect(box).toHaveValue("");
    pause(1000);
    expect(onSearch).toHaveBeenCalledTimes(1);
  });
});

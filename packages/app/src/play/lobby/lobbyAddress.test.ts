import { describe, expect, it } from "vitest";
import { readLobby, stepLobby } from "./lobbyAddress.ts";

const at = (path: string) => readLobby(new URL(path, "https://portal.example"));

describe("readLobby", () => {
  // LOB-17
  it("starts at HOME with everything on ALL", () => {
    expect(at("/")).toEqual({
      gameType: "HOME",
      term: "",
      filter: "ALL",
      vendor: "ALL",
      classification: "ALL",
      page: 1,
    });
  });

  // LOB-18
  it("returns SEARCH for a trimmed term, and HOME without one", () => {
    expect(at("/?q=%20%20abc%20")).toMatchObject({
      gameType: "SEARCH",
      term: "abc",
    });
    expect(at("/?q=%20%20").gameType).toBe("HOME");
  });

  // LOB-22
  it.each([
    ["ALL", "ALL"],
    ["HOT", "HOT"],
    ["FAV", "FAV"],
    ["RECENT", "RECENT"],
    ["hot", "ALL"],
    ["NEW", "ALL"],
  ])("reads ?filter=%s as %s", (filter, taken) => {
    expect(at(`/?filter=${filter}`).filter).toBe(taken);
  });

  it("takes the category from the path or the type, and searches within it", () => {
    expect(at("/live?q=moon")).toMatchObject({
      gameType: "LIVE",
      term: "moon",
    });
    expect(at("/?type=COCKFIGHT").gameType).toBe("COCKFIGHT");
    expect(at("/?type=NONSENSE").gameType).toBe("HOME");
  });

  it("takes the provider from the route unless another is chosen", () => {
    expect(at("/rng?vassalage=LUMA").vendor).toBe("LUMA");
    expect(at("/rng?vassalage=LUMA&vendor=OTHER").vendor).toBe("OTHER");
  });

  it.each(["0", "-1", "1.5", "NaN", "1e99", "x"])(
    "treats page %s as the first",
    (page) => {
      expect(at(`/live?page=${page}`).page).toBe(1);
    },
  );

  it("cuts a term of 10,000 characters to 100", () => {
    expect(at(`/?q=${"a".repeat(10_000)}`).term).toHaveLength(100);
  });
});

describe("stepLobby", () => {
  it("returns to the first page when searching or clearing", () => {
    expect(stepLobby("?page=4", { kind: "searched", term: " abc " })).toBe(
      "?q=abc",
    );
    expect(stepLobby("?q=abc&page=2", { kind: "searched", term: "" })).toBe("");
  });

  it("resets classification and page when the provider changes", () => {
    expect(
      stepLobby("?class=JP&page=3", { kind: "vendorChosen", vendor: "LUMA" }),
    ).toBe("?vendor=LUMA");
  });

  it("overrides the route's provider, even with ALL", () => {
    const search = stepLobby("?vassalage=LUMA", {
      kind: "vendorChosen",
      vendor: "ALL",
    });
    expect(readLobby({ pathname: "/rng", search }).vendor).toBe("ALL");
    expect(new URLSearchParams(search).get("vassalage")).toBe("LUMA");
  });

  it("restores the original address when the route's provider is chosen again", () => {
    const again = { kind: "vendorChosen", vendor: "LUMA" } as const;
    expect(stepLobby("?vassalage=LUMA", again)).toBe("?vassalage=LUMA");
    expect(stepLobby("?vassalage=LUMA&vendor=ALL", again)).toBe(
      "?vassalage=LUMA",
    );
  });

  // LOB-24
  it("resets provider and classification for the filter ALL, and keeps the provider for HOT", () => {
    expect(
      stepLobby("?filter=HOT&vendor=LUMA&class=JP", {
        kind: "filtered",
        filter: "ALL",
      }),
    ).toBe("");
    expect(stepLobby("?vendor=LUMA", { kind: "filtered", filter: "HOT" })).toBe(
      "?vendor=LUMA&filter=HOT",
    );
  });

  it("resets the page when classifying, and changes nothing else when paging", () => {
    expect(
      stepLobby("?page=2&vendor=LUMA", {
        kind: "classified",
        classification: "JP",
      }),
    ).toBe("?vendor=LUMA&class=JP");
    expect(stepLobby("?vendor=LUMA", { kind: "paged", page: 5 })).toBe(
      "?vendor=LUMA&page=5",
    );
    expect(stepLobby("?vendor=LUMA&page=5", { kind: "paged", page: 1 })).toBe(
      "?vendor=LUMA",
    );
  });
});

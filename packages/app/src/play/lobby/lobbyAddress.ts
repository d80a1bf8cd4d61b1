import type { Path } from "react-router-dom";
import { categoryCodes, type CategoryCode } from "@foyer/platform/brand";
import { categoryOfPath } from "@foyer/platform/domain";

/** The home page's lists (LOB-22). */
export const lobbyFilters = ["ALL", "HOT", "FAV", "RECENT"] as const;
export type LobbyFilter = (typeof lobbyFilters)[number];

/** What the lobby shows; all of it is in the address, so that it can be shared and Back works. */
export interface LobbyAddress {
  /** HOME, SEARCH while a term is given, or a category (LOB-17, LOB-18). */
  readonly gameType: CategoryCode | "SEARCH";
  /** The term, trimmed (LOB-08). */
  readonly term: string;
  readonly filter: LobbyFilter;
  /** A provider's code, or "ALL". */
  readonly vendor: string;
  /** A classification's code, or "ALL". */
  readonly classification: string;
  readonly page: number;
}

const longestTerm = 100;

/** The normalised search term: trimmed, and no longer than an address should hold. */
export const searchedTerm = (typed: string): string =>
  typed.trim().slice(0, longestTerm);

/**
 * Reads the lobby's state from an address. Invalid values fall back to the default lobby.
 *
 * @example readLobby({ pathname: "/rng", search: "?vassalage=LUMA&page=2" }).vendor // "LUMA"
 */
export function readLobby({
  pathname,
  search,
}: Pick<Path, "pathname" | "search">): LobbyAddress {
  const query = new URLSearchParams(search);
  const term = searchedTerm(query.get("q") ?? "");
  const category =
    categoryOfPath(pathname) ??
    categoryCodes.find((code) => code === query.get("type")) ??
    "HOME";
  const page = Number(query.get("page"));
  return {
    gameType: term !== "" && category === "HOME" ? "SEARCH" : category,
    term,
    filter:
      lobbyFilters.find((filter) => filter === query.get("filter")) ?? "ALL",
    vendor: query.get("vendor") ?? query.get("vassalage") ?? "ALL",
    classification: query.get("class") ?? "ALL",
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
  };
}

/** One action of a visitor in the lobby. */
export type LobbyStep =
  | { readonly kind: "searched"; readonly term: string }
  | { readonly kind: "filtered"; readonly filter: LobbyFilter }
  | { readonly kind: "vendorChosen"; readonly vendor: string }
  | { readonly kind: "classified"; readonly classification: string }
  | {
      readonly kind: "paged";
      readonly page: number;
      /** The previous page does not exist, so its history entry is replaced. */
      readonly corrects?: boolean;
    };

/**
 * The query string after a step. The parameter that the route itself was opened with (`vassalage`) stays: it
 * identifies the view, and the lobby's own parameters take precedence over it.
 *
 * @example stepLobby("?page=3", { kind: "vendorChosen", vendor: "LUMA" }) // "?vendor=LUMA"
 */
export function stepLobby(search: string, step: LobbyStep): string {
  const query = new URLSearchParams(search);
  const put = (key: string, value: string, plain: string) => {
    if (value === plain) query.delete(key);
    else query.set(key, value);
  };
  switch (step.kind) {
    case "searched":
      put("q", searchedTerm(step.term), "");
      query.delete("page");
      break;
    case "filtered":
      put("filter", step.filter, "ALL");
      query.delete("page");
      if (step.filter === "ALL")
        for (const key of ["vendor", "class"]) query.delete(key);
      break;
    case "vendorChosen":
      // An explicit ALL overrides the provider that the route named.
      put("vendor", step.vendor, query.get("vassalage") ?? "ALL");
      for (const key of ["class", "page"]) query.delete(key);
      break;
    case "classified":
      put("class", step.classification, "ALL");
      query.delete("page");
      break;
    case "paged":
      put("page", String(step.page), "1");
      break;
  }
  const text = query.toString();
  return text && `?${text}`;
}

import { useMemo } from "react";
import type { Location } from "react-router-dom";
import type { GameTarget } from "@foyer/platform/domain";
import type { PageFilters } from "./pageFilters.ts";
import { useRouter, type PortalRouter } from "./routerContext.ts";

/**
 * Every dialog that the app can open, with its data (MOD-01). Requests are stored in history, so they are plain data.
 */
export type ModalRequest =
  | { readonly name: "login" }
  | { readonly name: "register" }
  | { readonly name: "forgotPassword" }
  | { readonly name: "logout" }
  | {
      readonly name: "changePassword";
      /** Where it leads afterwards: a page of the member centre, or the page below the dialog. */
      readonly back?: { readonly panel: string } | "here";
    }
  /* Dialogs for full members only. */
  /** Asks whether a withdrawal was received. */
  | { readonly name: "receipt"; readonly id: string }
  /** Contracts that need the member's answer. */
  | { readonly name: "contracts" }
  | {
      readonly name: "panel";
      readonly panel: "member" | "agent";
      readonly page: string | undefined;
      /** What the page is filtered by. @default nothing */
      readonly filters?: PageFilters;
    }
  | ({ readonly name: "game"; readonly title: string } & GameTarget)
  /* Dialogs of the public pages: for everybody. */
  | {
      readonly name: "vendorGames";
      readonly vassalage: string;
      readonly gameType: string;
      readonly title: string;
    }
  /** The list of notices, opened at one of them: the platform's, or those of a category of games. */
  | {
      readonly name: "notice";
      readonly id: string;
      readonly of?: { readonly gameType: string; readonly vassalage: string };
    }
  | { readonly name: "promotion"; readonly id: string }
  /** The help centre over the page, at one of its terms. */
  | { readonly name: "help"; readonly term?: string }
  /** The picture of the gaming licence. */
  | { readonly name: "licence" }
  /** The portal's other addresses. */
  | { readonly name: "mirrors" }
  /** Hosts of the live tables. */
  | { readonly name: "models" }
  /** QR codes for the apps. */
  | { readonly name: "download" }
  /** A chat room, with a host or with customer service. */
  | {
      readonly name: "chat";
      readonly modelId?: string;
      readonly title?: string;
    }
  /** Customer service over the page, on screens too small for its window. */
  | { readonly name: "service" };

/** What the app keeps in a history entry besides the address. */
export interface EntryState {
  readonly modal?: ModalRequest;
  /** The address that a guard led away from: the login continues there. */
  readonly from?: string;
  readonly gameName?: string;
  /**
   * What the previous entry is, if the dialog was opened from the login: the login as a dialog over a page, or its
   * address.
   */
  readonly over?: "login" | "/login";
}

/** Dialogs that have an address of their own. */
const addressed: Readonly<Record<string, ModalRequest>> = {
  "/login": { name: "login" },
  "/register": { name: "register" },
};

/** From these, Back returns to the login that they were opened from. */
const leadsBack: ReadonlySet<string> = new Set(["register", "forgotPassword"]);

const addressOf = ({ name }: ModalRequest) =>
  Object.keys(addressed).find((path) => addressed[path]?.name === name);

/** Reads the state of an entry; a state that is not an object counts as empty. */
export function entryState({ state }: Pick<Location, "state">): EntryState {
  return typeof state === "object" && state !== null ? state : {};
}

/** The dialog that an entry shows, if any. */
export function modalOf(
  location: Pick<Location, "pathname" | "state">,
): ModalRequest | undefined {
  return entryState(location).modal ?? addressed[location.pathname];
}

/** Whether the entry is a login, a registration or a password recovery. */
export function asksToSignIn(
  location: Pick<Location, "pathname" | "state">,
): boolean {
  const name = modalOf(location)?.name;
  return name === "login" || name === "register" || name === "forgotPassword";
}

export interface ModalActions {
  /** Opens a dialog over the page: one history entry of the same address, so that Back closes it. */
  readonly open: (request: ModalRequest) => void;
  /** Closes the dialog and leaves the page as it is. */
  readonly close: () => void;
  /** Closes the dialog and navigates to an address, in one step. */
  readonly leaveFor: (address: string, state?: EntryState) => void;
}

/**
 * Opens and closes dialogs. The current history entry defines what is open, so no state is held here.
 *
 * @example modalActions(router).open({ name: "login" });
 */
export function modalActions(router: PortalRouter): ModalActions {
  const now = () => {
    const { location } = router;
    const { modal, from, over } = entryState(location);
    return {
      current: modalOf(location),
      inEntry: modal !== undefined,
      from,
      over,
      here: location.pathname + location.search + location.hash,
    };
  };
  return {
    open: (request) => {
      const { current, inEntry, here, from, over } = now();
      // Back to the login uses the browser's history.
      if (over && request.name === "login") return router.navigate(-1);
      const address = current && !inEntry ? addressOf(request) : undefined;
      const isOverLogin =
        current?.name === "login" && leadsBack.has(request.name);
      if (isOverLogin)
        return router.navigate(address ?? (inEntry ? here : "/"), {
          state: {
            ...(!address && { modal: request }),
            from,
            over: inEntry ? "login" : "/login",
          },
        });
      if (current && !inEntry && !address) {
        // The address of one dialog cannot hold another: the lobby replaces it, with the dialog over it.
        router.navigate("/", { replace: true, state: {} });
        router.navigate("/", { state: { modal: request, from } });
        return;
      }
      // One dialog replaces another: switching between them does not fill the history.
      router.navigate(address ?? here, {
        replace: current !== undefined,
        state: address ? { from } : { modal: request, from },
      });
    },
    close: () => {
      const { current, inEntry, over } = now();
      if (over === "login") router.navigate(-2);
      else if (over) router.backAndReplace(1, "/");
      else if (inEntry) router.navigate(-1);
      else if (current) router.navigate("/", { replace: true });
    },
    leaveFor: (address, state = {}) => {
      const { current, over } = now();
      if (over) router.backAndReplace(1, address, { state });
      else router.navigate(address, { replace: current !== undefined, state });
    },
  };
}

/** Opens and closes dialogs; the same object for the life of the page, so using it causes no render. */
export function useModalActions(): ModalActions {
  const router = useRouter();
  return useMemo(() => modalActions(router), [router]);
}

import type { QueryClient } from "@tanstack/react-query";
import type { PortalBrand } from "@foyer/platform/brand";
import type { Client } from "@foyer/platform/client";
import type { Sealer } from "@foyer/platform/seal";
import { neededContext } from "./neededContext.ts";
import type { Packs } from "./packs.ts";
import type { ReadFile } from "./readFile.ts";
import type { Report } from "./report.ts";
import type { SafeStorage } from "./storage.ts";
import type { Tabs } from "./tabs.ts";
import type { TokenStore } from "./tokenStore.ts";

/** What every part of the app may use; made once, at boot. */
export interface Services {
  readonly brand: PortalBrand;
  /** The texts of the brand's languages. */
  readonly packs: Packs;
  /** The host that the portal is visited at. */
  readonly host: string;
  /** Told of each lazily loaded part that is drawn where there is no browser. */
  readonly onPart: ((part: string) => void) | undefined;
  readonly client: Client;
  /** Reads a JSON file that was built with the portal, by its address; it has yet to be parsed. */
  readonly readFile: ReadFile;
  /** A client for a token that is not (yet) the session's; its rejection does not affect the session. */
  readonly clientOf: (token: string) => Client;
  /** The platform's time in epoch ms: what "today" means must not depend on the device's clock. */
  readonly now: () => number;
  readonly sealer: Sealer;
  readonly queries: QueryClient;
  readonly session: SafeStorage;
  readonly local: SafeStorage;
  readonly tokens: TokenStore;
  readonly tabs: Tabs;
  readonly report: Report;
  /** Whether somebody seems to be logged in, before that is known: their parts keep their place. */
  readonly isMemberExpected: boolean;
  /** The token from the address, removed from it before anything else ran. */
  readonly queryToken: string | undefined;
  /** Sets the listener for when the platform rejects the token. */
  onUnauthorised(listener: () => void): void;
}

/** The app's services. */
export const [ServicesProvider, useServices] =
  neededContext<Services>("ServicesProvider");

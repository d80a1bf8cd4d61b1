import type { QueryClient } from "@tanstack/react-query";
import type { Brand } from "@foyer/platform/brand";
import type { Client } from "@foyer/platform/client";
import type { Sealer } from "@foyer/platform/seal";
import { neededContext } from "./neededContext.ts";
import type { Report } from "./report.ts";
import type { SafeStorage } from "./storage.ts";
import type { Tabs } from "./tabs.ts";
import type { TokenStore } from "./tokenStore.ts";

/** What every part of the app may use; made once, at boot. */
export interface Services {
  readonly brand: Brand;
  readonly client: Client;
  /** A client of a token that is not the session's (yet); nobody is told when that one is refused. */
  readonly clientOf: (token: string) => Client;
  readonly sealer: Sealer;
  readonly queries: QueryClient;
  readonly session: SafeStorage;
  readonly local: SafeStorage;
  readonly tokens: TokenStore;
  readonly tabs: Tabs;
  readonly report: Report;
  /** The token that the address carried, taken out of it before anything else ran. */
  readonly queryToken: string | undefined;
  /** Says who listens when the platform refuses the token. */
  onUnauthorised(listener: () => void): void;
}

/** The app's services. */
export const [ServicesProvider, useServices] =
  neededContext<Services>("ServicesProvider");

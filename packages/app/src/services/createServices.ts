import { QueryClient } from "@tanstack/react-query";
import type { PortalBrand } from "@foyer/platform/brand";
import { sealingKeys } from "@foyer/platform/calls";
import { createClient, type ClientOptions } from "@foyer/platform/client";
import { localKeys, sessionKeys } from "@foyer/platform/constants";
import { fetchPart } from "@foyer/platform/part";
import type { Sealer } from "@foyer/platform/seal";
import type createSealer from "./createSealer.ts";
import { keptLanguage, type LanguageStores } from "./keptLanguage.ts";
import { keptPacks, type LoadPack } from "./packs.ts";
import { fileReader } from "./readFile.ts";
import { beaconReport, type Report } from "./report.ts";
import { platformTime } from "./platformTime.ts";
import { siteKey } from "./site.ts";
import { safeStorage } from "./storage.ts";
import { joinTabs, type Tabs } from "./tabs.ts";
import { heldSession, tokenStore } from "./tokenStore.ts";
import type { Services } from "./services.ts";

interface Setup {
  readonly brand: PortalBrand;
  /** Where the texts come from. */
  readonly loadPack: LoadPack;
  readonly queryToken: string | undefined;
  /** The transport; tests give an in-memory platform. */
  readonly fetch?: ClientOptions["fetch"];
  /** The timer of back-off and deadlines; by default the system's. */
  readonly wait?: ClientOptions["wait"];
  /** Seals and opens; by default with the platform's public keys. */
  readonly sealer?: Sealer;
  /** The other tabs of the portal; by default those of this browser. */
  readonly tabs?: Tabs;
  /** The host that the portal is visited at; by default the browser's. */
  readonly host?: string;
  /** Whether somebody seems to be logged in. @default true: nothing of a visitor is shown until it is known */
  readonly isMemberExpected?: boolean;
  /** Called with each lazily loaded part that is drawn where there is no browser. */
  readonly onPart?: Services["onPart"];
  /** The browser's stores, where they have been used already: closed ones remember in memory. */
  readonly stores?: LanguageStores;
  /** Where faults are reported to; by default the portal's own server. */
  readonly report?: Report;
}

/**
 * Makes the app's services.
 *
 * @example const services = createServices({ brand, loadPack, queryToken: takeQueryToken(window) });
 */
export function createServices({
  brand,
  loadPack,
  queryToken,
  fetch = (url, init) => globalThis.fetch(url, init),
  wait,
  sealer: given,
  tabs,
  report,
  host,
  onPart,
  isMemberExpected,
  stores,
}: Setup): Services {
  const session = stores?.session ?? safeStorage(() => window.sessionStorage);
  const local = stores?.local ?? safeStorage(() => window.localStorage);
  const tokens = tokenStore(session);
  let unauthorised = () => {};

  session.set(sessionKeys.merchantCode, brand.merchantCode);
  local.set(localKeys.merchantCode, brand.merchantCode);

  const queries = createQueries();
  const sealer =
    given ?? lateSealer({ keys: () => client.call(sealingKeys, {}) });
  const time = platformTime();
  const surroundings = {
    fetch: time.noting(fetch),
    ...(wait ? { wait } : {}),
    merchant: brand.merchantCode,
    language: () => keptLanguage({ local, session }) ?? brand.defaultLanguage,
    seal: () => Promise.resolve(sealer),
    // Why, and until when, is in the site's status, which is read again; a read in flight continues.
    onClosed: () =>
      void queries.invalidateQueries(
        { queryKey: siteKey },
        { cancelRefetch: false },
      ),
  };
  const client = createClient({
    ...surroundings,
    token: () => tokens.get(),
    onUnauthorised: () => unauthorised(),
  });

  return {
    brand,
    packs: keptPacks(loadPack),
    host: host ?? location.hostname,
    onPart,
    client,
    readFile: fileReader(fetch),
    now: time.now,
    clientOf: (token) => createClient({ ...surroundings, token: () => token }),
    sealer,
    queries,
    session,
    local,
    tokens,
    tabs: tabs ?? joinTabs(() => heldSession(session)),
    report:
      report ?? beaconReport((url, body) => navigator.sendBeacon(url, body)),
    queryToken,
    isMemberExpected: isMemberExpected ?? true,
    onUnauthorised: (listener) => {
      unauthorised = listener;
    },
  };
}

/*
 * The client has its own retries and knows which calls may be repeated; a second layer would multiply them. The
 * browser's online state is ignored: a query that silently waited for a connection would look like an empty list.
 */
function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: 60_000,
        refetchOnWindowFocus: false,
        networkMode: "always",
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}

/**
 * A sealer whose code is fetched on first use: a visit that only looks around has nothing to seal. If loading the
 * code fails, the next use tries again.
 */
function lateSealer(options: Parameters<typeof createSealer>[0]): Sealer {
  let made: Promise<Sealer> | undefined;
  const sealer = () =>
    (made ??= fetchPart(() => import("./createSealer.ts")).then(
      (part) => part.default(options),
      (lost: unknown) => {
        made = undefined;
        throw lost;
      },
    ));
  return {
    seal: async (json) => (await sealer()).seal(json),
    open: async (compact, key) => (await sealer()).open(compact, key),
    refresh: () =>
      void made?.then(
        (it) => it.refresh(),
        () => {},
      ),
  };
}

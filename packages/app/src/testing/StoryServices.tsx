import { useEffect, useState, type ReactNode } from "react";
import { QueryClientProvider } from "@tanstack/react-query";
import {
  fakePlatform,
  openSealer,
  samplePermission,
  sampleStatus,
  sampleToken,
  type Handlers,
} from "@foyer/platform/fake";
import { flagsOf } from "@foyer/platform/domain";
import { MemoryRouter } from "react-router-dom";
import { ActorsProvider, type PortalActors } from "../actors/actors.ts";
import { RouterBridge } from "../navigation/RouterBridge.tsx";
import { createServices } from "../services/createServices.ts";
import { imageHost } from "../services/imageHost.ts";
import { ServicesProvider, type Services } from "../services/services.ts";
import { SiteProvider, type SiteFacts } from "../services/siteContext.ts";
import { testBrand } from "./brands.ts";
import { builtPacks } from "./builtPacks.ts";

/** Services with a platform in memory: nothing leaves the page. */
function storyServices(handlers: Handlers, isSignedIn: boolean): Services {
  const services = createServices({
    brand: testBrand(),
    loadPack: builtPacks,
    queryToken: undefined,
    fetch: fakePlatform({ handlers }).fetch,
    sealer: openSealer,
  });
  // The token is not stored, so that the next story does not find it.
  return isSignedIn
    ? { ...services, client: services.clientOf(sampleToken) }
    : services;
}

/** A site without switches, picture hosts or customer service. */
const calmSite: SiteFacts = {
  status: sampleStatus(),
  permission: samplePermission(),
  whitelabel: [],
  domainRoute: undefined,
  flags: flagsOf([], testBrand()),
  images: imageHost([], Math.random),
};

interface StoryServicesProps {
  /** The current session: the machines that live as long as the portal, for parts that read them. */
  readonly actors?: PortalActors;
  /** Answers of the platform that differ from the default; fixed on first render. @default none */
  readonly handlers?: Handlers;
  readonly children: ReactNode;
}

/**
 * The surroundings of app parts in a story: services with a platform in memory, and a router in memory.
 *
 * @example <StoryServices><SignIn view={view} send={send} /></StoryServices>
 */
export function StoryServices({
  actors,
  handlers = {},
  children,
}: StoryServicesProps) {
  const [services] = useState(() =>
    storyServices(handlers, actors !== undefined),
  );
  useEffect(() => () => services.queries.clear(), [services]);
  return (
    <ServicesProvider value={services}>
      <SiteProvider value={calmSite}>
        <QueryClientProvider client={services.queries}>
          <MemoryRouter>
            <RouterBridge>
              {actors ? (
                <ActorsProvider value={actors}>{children}</ActorsProvider>
              ) : (
                children
              )}
            </RouterBridge>
          </MemoryRouter>
        </QueryClientProvider>
      </SiteProvider>
    </ServicesProvider>
  );
}

import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from "react";
import { QueryClientProvider } from "@tanstack/react-query";
import { BrowserRouter, useRoutes } from "react-router-dom";
import { lookOf } from "@foyer/platform/brand";
import {
  ActorsProvider,
  fetchActors,
  lateActors,
  useIsKnown,
  type PortalActors,
} from "../actors/actors.ts";
import { LanguageProvider } from "../i18n/LanguageProvider.tsx";
import { nextTurn } from "../kit/turns.ts";
import { portalRoutes } from "./portalRoutes.tsx";
import { RouteFailure } from "./RouteFailure.tsx";
import { RouterBridge } from "../navigation/RouterBridge.tsx";
import {
  ServicesProvider,
  useServices,
  type Services,
} from "../services/services.ts";
import { Boundary } from "../kit/parts/PanelBoundary.tsx";
import { SiteGate } from "./SiteGate.tsx";

interface RootProps {
  readonly services: Services;
  readonly start: React.ComponentProps<typeof LanguageProvider>["start"];
  /** Tells the pages their address. @default the browser's */
  readonly router?: RouterType;
}

type RouterType = ComponentType<{ readonly children: ReactNode }>;

/** The whole portal: texts first, then the site's information, then the pages. */
export function Root({ services, start, router = BrowserRouter }: RootProps) {
  const { layout } = services.brand;
  // The document has it already; this is for a brand that is switched live.
  useLayoutEffect(() => {
    document.documentElement.dataset["look"] = lookOf(layout);
  }, [layout]);
  return (
    <ServicesProvider value={services}>
      <QueryClientProvider client={services.queries}>
        <LanguageProvider start={start}>
          <SiteGate>
            <Portal router={router} />
          </SiteGate>
        </LanguageProvider>
      </QueryClientProvider>
    </ServicesProvider>
  );
}

function Portal({ router: Router }: { readonly router: RouterType }) {
  const [actors] = useState(lateActors);
  return (
    <ActorsProvider value={actors}>
      <Boundary fallback={() => <RouteFailure />}>
        <Machines onArrive={actors.arrive} />
        <ShownToMembers />
        <Router>
          <RouterBridge>
            <Pages />
          </RouterBridge>
        </Router>
      </Boundary>
    </ActorsProvider>
  );
}

/** Starts the machines, once the pages are there; without their code there is no portal. */
function Machines({
  onArrive,
}: {
  readonly onArrive: (actors: PortalActors) => void;
}) {
  const services = useServices();
  const [lost, setLost] = useState<unknown>();
  useEffect(() => {
    let isWanted = true;
    // Their code is prepared and started in turns of its own: the page has just come.
    nextTurn()
      .then(fetchActors)
      .then(async ({ default: startActors }) => {
        await nextTurn();
        if (isWanted) onArrive(startActors(services));
      })
      .catch(setLost);
    return () => {
      isWanted = false;
    };
  }, [services, onArrive]);
  if (lost) throw lost;
  return null;
}

/** Shows a member what was kept from them in a page that was drawn for visitors, once it has become theirs. */
function ShownToMembers() {
  const known = useIsKnown();
  useEffect(() => {
    if (known) delete document.documentElement.dataset["member"];
  }, [known]);
  return null;
}

function Pages() {
  const { brand } = useServices();
  const routes = useMemo(() => portalRoutes(brand), [brand]);
  return useRoutes(routes);
}

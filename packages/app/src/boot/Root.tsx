import {
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
  startActors,
  visitorActors,
} from "../actors/actors.ts";
import { LanguageProvider } from "../i18n/LanguageProvider.tsx";
import { portalRoutes } from "../portal/portalRoutes.tsx";
import { RouteFailure } from "../portal/RouteFailure.tsx";
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
  const services = useServices();
  const [actors] = useState(() =>
    // Where there is no browser nothing is started.
    typeof document === "undefined"
      ? visitorActors(services)
      : startActors(services),
  );
  return (
    <ActorsProvider value={actors}>
      <Boundary fallback={() => <RouteFailure />}>
        <Router>
          <RouterBridge>
            <Pages />
          </RouterBridge>
        </Router>
      </Boundary>
    </ActorsProvider>
  );
}

function Pages() {
  const { brand } = useServices();
  const routes = useMemo(() => portalRoutes(brand), [brand]);
  return useRoutes(routes);
}

import { useLocation, type RouteObject } from "react-router-dom";
import { Shell } from "./Shell.tsx";
import { Guard } from "./Guard.tsx";
import { Page } from "./pages.tsx";
import {
  notFound,
  routesOf,
  viewKey,
  type Routed,
  type RouteRecord,
} from "../navigation/table.ts";

/**
 * Makes React Router's route objects from the brand's route table. Paths that share an instance have the same parent,
 * so that navigating between them keeps the page (NAV-05).
 *
 * @example useRoutes(portalRoutes(brand))
 */
export function portalRoutes(brand: Routed): RouteObject[] {
  return [
    {
      element: <Shell />,
      children: [...pageRoutes(routesOf(brand)), toRoute(notFound)],
    },
  ];
}

function pageRoutes(records: readonly RouteRecord[]): RouteObject[] {
  const instances = new Set(records.map(({ instance }) => instance));
  return [...instances].flatMap((instance): RouteObject[] => {
    const group = records.filter((record) => record.instance === instance);
    const [first] = group;
    if (!first || instance === undefined) return group.map(toRoute);
    const children = group.map(({ path }) => ({ path, element: null }));
    return [{ element: <View record={first} />, children }];
  });
}

const toRoute = (record: RouteRecord): RouteObject => ({
  path: record.path,
  element: <View record={record} />,
});

/** A page behind its guard; remounted whenever its view key changes (NAV-06). */
function View({ record }: { readonly record: RouteRecord }) {
  const location = useLocation();
  return (
    <Guard record={record}>
      <Page key={viewKey(record, location)} record={record} />
    </Guard>
  );
}

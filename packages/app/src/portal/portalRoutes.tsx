import { useLocation, type RouteObject } from "react-router-dom";
import type { Brand } from "@foyer/platform/brand";
import { Shell } from "./Shell.tsx";
import { Guard } from "./Guard.tsx";
import { Page } from "./pages.tsx";
import {
  notFound,
  routesOf,
  viewKey,
  type RouteRecord,
} from "../navigation/table.ts";

/**
 * Makes React Router's objects of the brand's route table. Paths that share an instance hang under one parent, so
 * that going between them keeps the page (NAV-05).
 *
 * @example useRoutes(portalRoutes(brand))
 */
export function portalRoutes(
  brand: Pick<Brand, "routes" | "categories">,
): RouteObject[] {
  return [
    {
      element: <Shell />,
      children: [...pageRoutes(routesOf(brand)), toRoute(notFound)],
    },
  ];
}

function pageRoutes(records: readonly RouteRecord[]): RouteObject[] {
  const shared = new Map<string, RouteRecord[]>();
  for (const record of records) {
    if (record.instance)
      shared.set(record.instance, [
        ...(shared.get(record.instance) ?? []),
        record,
      ]);
  }
  return [
    ...[...shared.values()].flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      const children = group.map((record) => ({
        path: record.path,
        handle: record,
        element: null,
      }));
      return [{ element: <View record={first} />, children }];
    }),
    ...records.filter(({ instance }) => instance === undefined).map(toRoute),
  ];
}

function toRoute(record: RouteRecord): RouteObject {
  return {
    path: record.path,
    handle: record,
    element: <View record={record} />,
  };
}

/** A page behind its guard; made anew whenever its view key changes (NAV-06). */
function View({ record }: { readonly record: RouteRecord }) {
  const location = useLocation();
  return (
    <Guard record={record}>
      <Page key={viewKey(record, location)} record={record} />
    </Guard>
  );
}

import { matchPath, useLocation } from "react-router-dom";
import { routesOf, type RouteRecord } from "./table.ts";
import { useServices } from "../services/services.ts";

/** The route table's row for the current page. */
export function useRouteRecord(): RouteRecord | undefined {
  const { brand } = useServices();
  const { pathname } = useLocation();
  return routesOf(brand).find(({ path }) => matchPath(path, pathname));
}

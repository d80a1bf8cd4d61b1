import { queryOptions } from "@tanstack/react-query";
import { helpCenter } from "@foyer/platform/calls";
import type { Services } from "../../services/services.ts";
import { publicRead } from "../reading/publicReads.ts";

/** The terms of the help, which the footer names too. */
export const helpQuery = ({ client }: Services, language: string) =>
  queryOptions({
    queryKey: ["content", "helpCenter", { language }],
    queryFn: ({ signal }) =>
      client.call(helpCenter, { lang: language, device: "WEB" }, { signal }),
  });
publicRead("content/helpCenter", (services, { language = "" }) =>
  helpQuery(services, language),
);

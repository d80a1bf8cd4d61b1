import { queryOptions } from "@tanstack/react-query";
import { registrationLinks } from "@foyer/platform/calls";
import { CallError } from "@foyer/platform/errors";
import { linksKey } from "../kit/queryKeys.ts";
import type { Services } from "../services/services.ts";

/** The agent's registration links (W-96c); null: the platform has none. */
export const linksQuery = ({ client }: Pick<Services, "client">) =>
  queryOptions({
    queryKey: linksKey,
    staleTime: 30_000,
    queryFn: async ({ signal }) => {
      try {
        return await client.call(registrationLinks, {}, { signal });
      } catch (error) {
        if (error instanceof CallError && error.status === 404) return null;
        throw error;
      }
    },
  });

/**
 * A link's name for use in a sentence, isolated for either text direction: its code, if it has no label.
 *
 * @example t("agentLinks.paused.toast", { name: linkName(link) })
 */
export const linkName = ({
  label,
  code,
}: {
  readonly label: string;
  readonly code: string;
}): string => `\u2068${label || code}\u2069`;

import {
  sampleFlag,
  samplePermission,
  type Handlers,
} from "@foyer/platform/fake";
import {
  renderPortal,
  type Portal,
  type PortalOptions,
} from "../testing/renderPortal.tsx";

/** Flags of a line with contracts of all four types. */
export const allTypes = {
  divtypereq: "1",
  dailysalreqtype: "1",
  contracthoursalreq: "1",
  realtimesalreqtype: "1",
};

/** The site with the agent policy on or off, and the time zone of its days. */
export const policy = (on: boolean, timeZone = "UTC"): Handlers => ({
  permission: () => ({
    ...samplePermission({
      whitelabel: [sampleFlag("AGENTPOLICY3", on)],
      timeZone,
    }),
  }),
});

/**
 * The agent centre as a page of its own, at the given page, for an agent whose line has contracts of all types.
 *
 * @example const portal = await openAgentPage("registerCenter");
 */
export const openAgentPage = (
  page: string,
  handlers: Handlers = {},
  options: PortalOptions = {},
): Promise<Portal> =>
  renderPortal(`/agentHome?page=${page}`, {
    visitor: "agent",
    ...options,
    handlers: {
      ...policy(true),
      consolidatedFunds: () => allTypes,
      ...handlers,
    },
  });

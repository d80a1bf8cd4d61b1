import { useEffect, useState } from "react";
import { allowedAddress } from "../services/hosts.ts";
import { useServices, type Services } from "../services/services.ts";
import { useSite } from "../services/siteContext.ts";

type Entries = ReturnType<typeof useSite>["permission"]["customerService"];

/** The first address that can be opened, a live chat before the others (SID-08). */
async function openFirst(
  services: Services,
  entries: Entries,
  key: string,
): Promise<string | undefined> {
  const isChat = ({ csType }: Entries[number]) => csType === "LIVECHAT";
  const ordered = [
    ...entries.filter(isChat),
    ...entries.filter((entry) => !isChat(entry)),
  ].filter(({ path }) => path !== "");
  for (const { path } of ordered) {
    // oxlint-disable-next-line no-await-in-loop -- the second is opened only where the first does not
    const opened = await services.sealer.open(path, key).catch(() => {
      services.report({ type: "customerService", address: "path" });
    });
    const address =
      opened === undefined
        ? undefined
        : allowedAddress(services, "frame", opened)?.href;
    if (address !== undefined) return address;
  }
  return undefined;
}

/**
 * The address of customer service. It arrives sealed; one that cannot be opened is reported and not offered, and the
 * next one is tried (SUP-02). Undefined while there is none.
 */
export function useServiceAddress(): string | undefined {
  const services = useServices();
  const { customerService, pathKey } = useSite().permission;
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let current = true;
    void openFirst(services, customerService, pathKey).then(
      (opened) => current && setAddress(opened),
    );
    return () => {
      current = false;
    };
  }, [services, customerService, pathKey]);
  return address;
}

import { useActorRef, useSelector } from "@xstate/react";
import { fromPromise } from "xstate";
import { logoutMachine, logoutView } from "@foyer/flows/logout";
import { logout } from "@foyer/platform/calls";
import { useServices } from "../services/services.ts";
import { useEnded } from "./useEnded.ts";

/**
 * Logs out: tells the platform, and then the caller whether anyone has been logged out.
 *
 * @example const { busy, send } = useLogout(onEnd); send({ type: "logout.confirmed" });
 */
export function useLogout(onEnd: (signedOut: boolean) => void) {
  const { client } = useServices();
  const actor = useActorRef(
    logoutMachine.provide({
      actors: { signOut: fromPromise(() => client.call(logout, {})) },
    }),
  );
  const { busy } = useSelector(actor, logoutView);
  useEnded(actor, ({ signedOut }) => onEnd(signedOut));
  return { busy, send: actor.send };
}

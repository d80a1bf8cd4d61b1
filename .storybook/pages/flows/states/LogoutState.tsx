import { logoutView } from "@foyer/flows/logout";
import { ConfirmDialog } from "@foyer/ui/confirm-dialog";
import type { logoutStates } from "./logout.ts";
import { useFlow } from "./stateStories.tsx";
import type { ActorOf } from "./storied.ts";

interface LogoutStateProps {
  readonly actor: ActorOf<typeof logoutStates>;
}

/** The question before signing out. */
export function LogoutState({ actor }: LogoutStateProps) {
  const { busy } = useFlow(actor, logoutView);
  return (
    <ConfirmDialog
      open
      title="Prompt"
      message="Are you sure you want to log out?"
      cancelLabel="Cancel"
      confirmLabel="Confirm"
      busy={busy}
      onCancel={() => actor.send({ type: "logout.cancelled" })}
      onConfirm={() => actor.send({ type: "logout.confirmed" })}
    />
  );
}

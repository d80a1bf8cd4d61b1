import { logoutView } from "@foyer/flows/logout";
import { ConfirmDialog } from "@foyer/ui/confirm-dialog";
import { useIntl } from "react-intl";
import type { logoutStates } from "./logout.ts";
import { useFlow } from "./stateStories.tsx";
import type { ActorOf } from "./storied.ts";

interface LogoutStateProps {
  readonly actor: ActorOf<typeof logoutStates>;
}

/** The question before signing out. */
export function LogoutState({ actor }: LogoutStateProps) {
  const { formatMessage } = useIntl();
  const { busy } = useFlow(actor, logoutView);
  const words = (id: string) => formatMessage({ id });
  return (
    <ConfirmDialog
      open
      title={words("logout.title")}
      message={words("in_sure_logout")}
      cancelLabel={words("in_more_cancel")}
      confirmLabel={words("in_increase_submit")}
      busy={busy}
      onCancel={() => actor.send({ type: "logout.cancelled" })}
      onConfirm={() => actor.send({ type: "logout.confirmed" })}
    />
  );
}

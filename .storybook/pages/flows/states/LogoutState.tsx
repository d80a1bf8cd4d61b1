import { logoutView } from "@foyer/flows/logout";
import { ConfirmDialog } from "@foyer/ui/confirm-dialog";
import { useTranslations } from "@foyer/ui/words";
import type { logoutStates } from "./logout.ts";
import { useFlow } from "./stateStories.tsx";
import type { ActorOf } from "./storied.ts";

interface LogoutStateProps {
  readonly actor: ActorOf<typeof logoutStates>;
}

/** The question before signing out. */
export function LogoutState({ actor }: LogoutStateProps) {
  const t = useTranslations();
  const { busy } = useFlow(actor, logoutView);
  return (
    <ConfirmDialog
      open
      title={t("logout.title")}
      message={t("in_sure_logout")}
      cancelLabel={t("in_more_cancel")}
      confirmLabel={t("in_increase_submit")}
      busy={busy}
      onCancel={() => actor.send({ type: "logout.cancelled" })}
      onConfirm={() => actor.send({ type: "logout.confirmed" })}
    />
  );
}

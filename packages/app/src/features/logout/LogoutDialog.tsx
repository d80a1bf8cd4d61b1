import { useEffect } from "react";
import { useActorRef, useSelector } from "@xstate/react";
import { defineMessages, useIntl } from "react-intl";
import { fromPromise } from "xstate";
import { logoutMachine, logoutView } from "@foyer/flows/logout";
import { logout } from "@foyer/platform/calls";
import { ConfirmDialog } from "@foyer/ui/confirm-dialog";
import { useActors } from "../../actors/actors.ts";
import { useModalActions } from "../../modals/modals.ts";
import { useRouter } from "../../routes/routerContext.ts";
import { useServices } from "../../services/services.ts";

const messages = defineMessages({
  title: {
    id: "in_popup_prompt",
    defaultMessage: "Prompt",
    description: "Title of a question to the player",
  },
  text: {
    id: "in_sure_logout",
    defaultMessage: "Are you sure you want to log out?",
    description: "Question before logging out",
  },
  cancel: {
    id: "in_more_cancel",
    defaultMessage: "Cancel",
    description: "Button: no",
  },
  confirm: {
    id: "in_increase_submit",
    defaultMessage: "Confirm",
    description: "Button: yes",
  },
});

/** Asks before signing out (SES-03), tells the platform, and leads to the lobby (NAV-10). */
export default function LogoutDialog() {
  const { formatMessage } = useIntl();
  const { client } = useServices();
  const { session } = useActors();
  const { close } = useModalActions();
  const router = useRouter();
  const actor = useActorRef(
    logoutMachine.provide({
      actors: { signOut: fromPromise(() => client.call(logout, {})) },
    }),
  );
  const { busy } = useSelector(actor, logoutView);

  useEffect(() => {
    const subscription = actor.subscribe({
      complete: () => {
        if (actor.getSnapshot().output?.signedOut) {
          // The dialog is an entry of its own: once that is left, the lobby takes the place of the page under it.
          const leave = () => {
            router.navigate("/", { replace: true, state: {} });
            session.send({ type: "session.signedOut" });
          };
          window.addEventListener("popstate", leave, { once: true });
        }
        close();
      },
    });
    return () => subscription.unsubscribe();
  }, [actor, session, close, router]);

  return (
    <ConfirmDialog
      open
      title={formatMessage(messages.title)}
      message={formatMessage(messages.text)}
      cancelLabel={formatMessage(messages.cancel)}
      confirmLabel={formatMessage(messages.confirm)}
      busy={busy}
      onCancel={() => actor.send({ type: "logout.cancelled" })}
      onConfirm={() => actor.send({ type: "logout.confirmed" })}
    />
  );
}

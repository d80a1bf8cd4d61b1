import { useCallback } from "react";
import { defineMessages, useIntl } from "react-intl";
import { ConfirmDialog } from "@foyer/ui/confirm-dialog";
import { useActors } from "../../actors/actors.ts";
import { useModalActions } from "../../navigation/modals.ts";
import { useRouter } from "../../navigation/routerContext.ts";
import { useLogout } from "../../shared/useLogout.ts";

const messages = defineMessages({
  title: {
    id: "logout.title",
    defaultMessage: "Log out?",
    description: "Title of the question before logging out",
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
  const { session } = useActors();
  const { close } = useModalActions();
  const router = useRouter();
  const onEnd = useCallback(
    (signedOut: boolean) => {
      if (signedOut) {
        // The dialog is an entry of its own: once that is left, the lobby takes the place of the page under it.
        const leave = () => {
          router.navigate("/", { replace: true, state: {} });
          session.send({ type: "session.signedOut" });
        };
        window.addEventListener("popstate", leave, { once: true });
      }
      close();
    },
    [session, close, router],
  );
  const { busy, send } = useLogout(onEnd);

  return (
    <ConfirmDialog
      open
      title={formatMessage(messages.title)}
      message={formatMessage(messages.text)}
      cancelLabel={formatMessage(messages.cancel)}
      confirmLabel={formatMessage(messages.confirm)}
      busy={busy}
      onCancel={() => send({ type: "logout.cancelled" })}
      onConfirm={() => send({ type: "logout.confirmed" })}
    />
  );
}

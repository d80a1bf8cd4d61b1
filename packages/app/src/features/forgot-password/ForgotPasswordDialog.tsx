import { useCallback } from "react";
import { useQuery } from "@tanstack/react-query";
import { defineMessages, useIntl } from "react-intl";
import type { ForgotOutput } from "@foyer/flows/forgot-password";
import { bannersOf } from "@foyer/platform/domain";
import { Button } from "@foyer/ui/button";
import { Modal } from "@foyer/ui/modal";
import { FormSkeleton } from "@foyer/ui/skeleton";
import { Stack } from "@foyer/ui/stack";
import { toast } from "@foyer/ui/toast";
import { useActors } from "../../actors/actors.ts";
import { useModalActions } from "../../navigation/modals.ts";
import { useServices } from "../../services/services.ts";
import { useSite } from "../../services/siteContext.ts";
import { DialogBanner } from "../../shared/content/DialogBanner.tsx";
import { useAnnouncements } from "../../shared/content/queries.ts";
import { ServiceButton } from "../../shared/parts/ServiceButton.tsx";
import { recoveryFormQuery, type RecoveryForm } from "./recoveryForm.ts";
import { RecoveryFormView } from "./RecoveryFormView.tsx";
import { useRecovery } from "./useRecovery.ts";

const messages = defineMessages({
  title: {
    id: "forgotPassword.title",
    defaultMessage: "Forgot your password?",
    description: "Title of the popup for who has forgotten the password",
  },
  mailSent: {
    id: "in_been_out",
    defaultMessage: "The e-mail is on its way. Read it, then log in afresh.",
    description: "After the e-mail for a new password was sent (FGT-03)",
  },
  passwordSet: {
    id: "forgotPassword.set",
    defaultMessage: "Your new password is set",
    description: "After the password was set by phone",
  },
  signInAfresh: {
    id: "forgotPassword.signInAfresh",
    defaultMessage: "Your new password is set. Please log in with it.",
    description:
      "After the password was set by phone, where the portal could not sign in by itself (OPN-73)",
  },
  logIn: {
    id: "forgotPassword.logIn",
    defaultMessage: "Log in",
    description: "Button of the message after a recovery (LGN-27)",
  },
  login: {
    id: "forgotPassword.login",
    defaultMessage: "Back to log in",
    description: "Link from a forgotten password to the login popup",
  },
});

/** How to get in again without the password: by e-mail, by phone, or with customer service. */
export default function ForgotPasswordDialog() {
  const { formatMessage } = useIntl();
  const services = useServices();
  const { flags } = useSite();
  const { close, open } = useModalActions();
  const { data: announcements } = useAnnouncements();
  const onDone = useRecovered();
  const { data: form } = useQuery(recoveryFormQuery(services, flags));

  const [banner] = bannersOf(announcements?.banners ?? [], "w_forget");
  return (
    <Modal
      open
      onClose={close}
      title={formatMessage(messages.title)}
      size={banner ? "large" : "small"}
      banner={banner && <DialogBanner banner={banner} />}
    >
      <Stack gap="x5">
        {form ? (
          <Recovery form={form} onDone={onDone} />
        ) : (
          <FormSkeleton fields={2} />
        )}
        <Stack gap="x2">
          <Button
            variant="quiet"
            size="small"
            wide
            onClick={() => open({ name: "login" })}
          >
            {formatMessage(messages.login)}
          </Button>
          <ServiceButton variant="quiet" size="small" wide />
        </Stack>
      </Stack>
    </Modal>
  );
}

interface RecoveryProps {
  readonly form: RecoveryForm;
  readonly onDone: (output: ForgotOutput) => void;
}

const Recovery = ({ form, onDone }: RecoveryProps) => (
  <RecoveryFormView form={form} {...useRecovery(form, onDone)} />
);

/** What the person does next: read the mail, play, or sign in with the new password. */
function useRecovered() {
  const { formatMessage } = useIntl();
  const { session } = useActors();
  const { close, open, leaveFor } = useModalActions();
  return useCallback(
    (output: ForgotOutput) => {
      const invite = (text: string) =>
        toast.show({
          tone: "success",
          text,
          actionLabel: formatMessage(messages.logIn),
          onAction: () => open({ name: "login" }),
        });
      switch (output.outcome) {
        case "mailSent":
          invite(formatMessage(messages.mailSent));
          return close();
        case "passwordSet":
          toast.show({
            tone: "success",
            text: formatMessage(messages.signInAfresh),
          });
          return open({ name: "login" });
        case "signedIn":
          toast.show({
            tone: "success",
            text: formatMessage(messages.passwordSet),
          });
          session.send({
            type: "session.signedIn",
            token: output.token,
            firstLogin: false,
            passwordDue: undefined,
          });
          return leaveFor("/");
      }
    },
    [formatMessage, session, close, open, leaveFor],
  );
}

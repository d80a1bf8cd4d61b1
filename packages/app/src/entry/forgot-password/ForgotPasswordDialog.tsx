import { useCallback } from "react";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "@foyer/ui/words";
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
import { DialogBanner } from "../DialogBanner.tsx";
import { useAnnouncements } from "../../kit/content/queries.ts";
import { ServiceButton } from "../../kit/parts/ServiceButton.tsx";
import { recoveryFormQuery, type RecoveryForm } from "./recoveryForm.ts";
import { RecoveryFormView } from "./RecoveryFormView.tsx";
import { useRecovery } from "./useRecovery.ts";

/** How to get in again without the password: by e-mail, by phone, or with customer service. */
export default function ForgotPasswordDialog() {
  const t = useTranslations();
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
      title={t("forgotPassword.title")}
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
            {t("forgotPassword.login")}
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
  const t = useTranslations();
  const { session } = useActors();
  const { close, open, leaveFor } = useModalActions();
  return useCallback(
    (output: ForgotOutput) => {
      const invite = (text: string) =>
        toast.show({
          tone: "success",
          text,
          actionLabel: t("forgotPassword.logIn"),
          onAction: () => open({ name: "login" }),
        });
      switch (output.outcome) {
        case "mailSent":
          invite(t("in_been_out"));
          return close();
        case "passwordSet":
          toast.show({
            tone: "success",
            text: t("forgotPassword.signInAfresh"),
          });
          return open({ name: "login" });
        case "signedIn":
          toast.show({
            tone: "success",
            text: t("forgotPassword.set"),
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
    [t, session, close, open, leaveFor],
  );
}

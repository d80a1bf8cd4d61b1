import { useTranslations } from "@foyer/ui/words";
import { Button } from "@foyer/ui/button";
import { Modal } from "@foyer/ui/modal";
import { Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { useModalActions } from "../navigation/modals.ts";
import { useServices } from "../services/services.ts";

/** The gate's warning, with a button that ends the trial. */
export default function TrialWarningDialog({
  onRead,
}: {
  readonly onRead: () => void;
}) {
  const { brand } = useServices();
  const { open } = useModalActions();
  return (
    <TrialWarning
      age={brand.age.terms}
      onRead={onRead}
      onLogOut={() => {
        onRead();
        open({ name: "logout" });
      }}
    />
  );
}

interface TrialWarningProps {
  /** Minimum age for a real account, in years. */
  readonly age: number;
  readonly onRead: () => void;
  readonly onLogOut: () => void;
}

/** Tells a trial member that their request needs a real account (GAM-17), what that requires and how to open one. */
export function TrialWarning({ age, onRead, onLogOut }: TrialWarningProps) {
  const t = useTranslations();
  return (
    <Modal
      open
      onClose={onRead}
      size="small"
      title={t("gate.realAccount.title")}
      footer={
        <>
          <Button variant="outline" onClick={onLogOut}>
            {t("gate.trial.logOut")}
          </Button>
          <Button tone="accent" onClick={onRead}>
            {t("in_increase_submit")}
          </Button>
        </>
      }
    >
      <Stack gap="x3">
        <Text weight="strong">{t("in_need_true_account")}</Text>
        <Text>{t("gate.trial.needs", { age })}</Text>
        <Text tone="quiet">{t("gate.trial.how")}</Text>
      </Stack>
    </Modal>
  );
}

import { useTranslations } from "@foyer/ui/words";
import { renewRecoveryCodes } from "@foyer/platform/calls";
import { Button } from "@foyer/ui/button";
import { CopyButton } from "@foyer/ui/copy-button";
import { saveFile } from "@foyer/ui/data-table";
import { Modal } from "@foyer/ui/modal";
import { Inline, Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { FormDialog } from "../FormDialog.tsx";
import { useFields } from "../../kit/form/useFields.ts";
import { useOwnerSend } from "../step-up/useOwnerSend.ts";
import * as styles from "./SecurityRow.css.ts";

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/**
 * New recovery codes, which are never shown again: to copy or to save as a file (W-113b, W-113d).
 *
 * @example <RecoveryCodesDialog codes={codes} onClose={onClose} />
 */
export function RecoveryCodesDialog({
  codes,
  onClose,
}: RecoveryCodesDialogProps) {
  const t = useTranslations();
  const lines = codes.join("\n");
  return (
    <Modal open onClose={onClose} size="small" title={t("account.recovery")}>
      <Stack gap="x5">
        <Text>{t("account.recovery.lead")}</Text>
        <ol className={styles.codes} role="list">
          {codes.map((code) => (
            <li key={code}>
              <code className={styles.code}>{code}</code>
            </li>
          ))}
        </ol>
        <Inline gap="x2">
          <CopyButton value={lines} label={t("account.recovery.copy")} />
          <Button
            icon="download"
            onClick={() =>
              saveFile(
                `${lines}\n`,
                `${t("account.recovery.file")}.txt`,
                "text/plain",
              )
            }
          >
            {t("account.recovery.download")}
          </Button>
        </Inline>
        <Text size="small" tone="quiet">
          {t("account.recovery.private")}
        </Text>
        <Button tone="accent" size="large" wide onClick={onClose}>
          {t("account.recovery.kept")}
        </Button>
      </Stack>
    </Modal>
  );
}

interface RenewCodesDialogProps {
  readonly onClose: () => void;
  /** Receives the new codes. */
  readonly onCodes: (codes: readonly string[]) => void;
}

/**
 * Makes new recovery codes, after a warning that the earlier ones end (W-113d).
 *
 * @example <RenewCodesDialog onClose={onClose} onCodes={setCodes} />
 */
export function RenewCodesDialog({ onClose, onCodes }: RenewCodesDialogProps) {
  const t = useTranslations();
  return (
    <FormDialog
      title={t("account.recovery.renewTitle")}
      fields={useFields({})}
      sending={useOwnerSend()}
      send={(by, proof) =>
        by
          .change(renewRecoveryCodes, { ...proof })
          .then(({ recoveryCodes }) => onCodes(recoveryCodes))
      }
      onClose={onClose}
    >
      <Text>{t("account.recovery.renewText")}</Text>
    </FormDialog>
  );
}

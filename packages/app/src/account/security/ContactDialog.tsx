import { useState } from "react";
import { useTranslations } from "@foyer/ui/words";
import {
  changeContact,
  contactCode,
  type ContactKind,
} from "@foyer/platform/calls";
import { Button } from "@foyer/ui/button";
import { validationWords } from "@foyer/ui/pattern-field";
import { Text } from "@foyer/ui/text";
import { TextField } from "@foyer/ui/text-field";
import { FormDialog } from "../FormDialog.tsx";
import { useFields } from "../../kit/form/useFields.ts";
import { useOwnerSend } from "../step-up/useOwnerSend.ts";

/** Texts and form of each kind. */
const kinds = {
  mobile: {
    title: "account.contact.mobileTitle",
    label: "account.contact.newMobile",
    hint: "account.contact.mobileHint",
    wrong: validationWords.mobile,
    done: "account.contact.mobileSaved",
    pattern: /^\+?\d[\d -]{5,18}\d$/,
    typing: { type: "tel", autoComplete: "tel" },
  },
  email: {
    title: "account.contact.emailTitle",
    label: "account.contact.newEmail",
    hint: "account.contact.emailHint",
    wrong: validationWords.email,
    done: "account.contact.emailSaved",
    pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
    typing: { type: "email", autoComplete: "email" },
  },
} as const;

interface ContactDialogProps {
  readonly kind: ContactKind;
  readonly onClose: () => void;
}

/**
 * Replaces the mobile number or e-mail address: a code goes to the new one, and the change is made with it (W-92c,
 * W-92d).
 *
 * @example <ContactDialog kind="mobile" onClose={onClose} />
 */
export function ContactDialog({ kind, onClose }: ContactDialogProps) {
  const [value, setValue] = useState("");
  const [minutes, setMinutes] = useState<number>();
  return minutes === undefined ? (
    <NewContact
      kind={kind}
      start={value}
      onClose={onClose}
      onSent={(typed, valid) => {
        setValue(typed);
        setMinutes(valid);
      }}
    />
  ) : (
    <ContactCode
      kind={kind}
      value={value}
      minutes={minutes}
      onClose={onClose}
      onBack={() => setMinutes(undefined)}
    />
  );
}

interface NewContactProps extends ContactDialogProps {
  readonly start: string;
  /** A code was sent there, and for how many minutes it is valid. */
  readonly onSent: (value: string, minutes: number) => void;
}

/** The first step: the new number or address. */
function NewContact({ kind, start, onClose, onSent }: NewContactProps) {
  const t = useTranslations();
  const words = kinds[kind];
  const sending = useOwnerSend();
  const fields = useFields(
    {
      value: {
        label: t(words.label),
        start,
        required: true,
        problem: (value) =>
          words.pattern.test(value) ? undefined : t(words.wrong),
      },
    },
    sending.failure,
    t(words.wrong),
  );
  return (
    <FormDialog
      title={t(words.title)}
      confirm={t("account.contact.send")}
      fields={fields}
      sending={sending}
      send={(by, proof) => {
        const { value } = fields.typed;
        return by
          .change(contactCode, { kind, value, ...proof })
          .then(({ expiredMinutes }) => onSent(value, expiredMinutes));
      }}
      onClose={onClose}
      onDone={() => {}}
    >
      <Text>{t("account.contact.lead")}</Text>
      <TextField
        {...fields.bind("value")}
        {...words.typing}
        hint={t(words.hint)}
        autoFocus
      />
    </FormDialog>
  );
}

interface ContactCodeProps extends ContactDialogProps {
  readonly value: string;
  readonly minutes: number;
  readonly onBack: () => void;
}

/** The second step: the code that was sent there. */
function ContactCode(props: ContactCodeProps) {
  const { kind, value, minutes, onClose, onBack } = props;
  const t = useTranslations();
  const words = kinds[kind];
  const fields = useFields({
    code: { label: t("stepUp.code"), required: true },
  });
  const sending = useOwnerSend();
  return (
    <FormDialog
      title={t(words.title)}
      fields={fields}
      sending={sending}
      send={(by) => by.change(changeContact, { kind, value, ...fields.typed })}
      done={t(words.done)}
      onClose={onClose}
    >
      <Text>{t("account.contact.sent", { place: value, minutes })}</Text>
      <TextField
        {...fields.bind("code")}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
      />
      <Button variant="quiet" disabled={sending.busy} onClick={onBack}>
        {t("account.contact.back")}
      </Button>
    </FormDialog>
  );
}

import { useMemo, useState, type ComponentProps } from "react";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import { setPaymentPassword } from "@foyer/platform/calls";
import { CallError } from "@foyer/platform/errors";
import { PasswordField } from "@foyer/ui/password-field";
import {
  PatternField,
  refusalOf,
  refusalText,
  ruleText,
  validationWords,
} from "@foyer/ui/pattern-field";
import * as v from "valibot";
import { FormDialog } from "../FormDialog.tsx";
import { useFields } from "../../kit/form/useFields.ts";
import { useNewPasswordRule } from "../../kit/form/registerRules.ts";
import type { Sender } from "../../kit/sending/sender.ts";
import { useOwnerSend, type OwnerProof } from "../step-up/useOwnerSend.ts";

const refusal = v.object({ isSet: v.boolean() });

interface PaymentPasswordDialogProps extends Pick<
  ComponentProps<typeof FormDialog>,
  "onClose" | "onDone"
> {
  /** None is set yet, so the old one is not asked for. */
  readonly first: boolean;
}

/** Sets the payment password: the first one freely, a new one only with the old one (W-105). */
export function PaymentPasswordDialog(props: PaymentPasswordDialogProps) {
  const { first, ...closing } = props;
  const intl = useIntl();
  const t = useTranslations();
  const owner = useOwnerSend();
  // The cached information may be out of date: the platform decides whether a password is already set.
  const [asksOld, setAsksOld] = useState(!first);
  const rule = useNewPasswordRule("paymentPassword") ?? {};
  const isLogin = owner.failure?.reason === "SAME_AS_LOGIN_PASSWORD";
  // It is said at its field, even if the platform does not name it; the form says only that something is wrong.
  const failure = useMemo(
    () =>
      owner.failure && isLogin
        ? {
            ...owner.failure,
            reason: "VALIDATION" as const,
            fields: ["newPassword"],
          }
        : owner.failure,
    [owner.failure, isLogin],
  );
  const sending = { ...owner, failure };
  const allowed = ruleText(intl, rule, "password");
  const format = t(validationWords.password);
  const fields = useFields(
    {
      oldPassword: {
        label: t("account.paymentPassword.old"),
        required: asksOld,
      },
      newPassword: {
        label: t("account.paymentPassword.new"),
        problem: (next, { oldPassword }) => {
          if (asksOld && next !== "" && next === oldPassword)
            return t("validation.unchanged");
          const wrong = refusalOf({ ...rule, required: true }, next);
          return wrong && refusalText(intl, wrong, "password");
        },
      },
      confirmNewPassword: {
        label: t("account.paymentPassword.again"),
        problem: (again, { newPassword }) =>
          again === newPassword ? undefined : t(validationWords.confirmation),
      },
    },
    failure,
    isLogin
      ? t("error.SAME_AS_LOGIN_PASSWORD")
      : allowed === undefined
        ? format
        : t(validationWords.join, { one: format, other: allowed }),
  );

  const send = (by: Sender, proof: OwnerProof) => {
    const { oldPassword, ...chosen } = fields.typed;
    return by
      .change(setPaymentPassword, {
        ...(asksOld && { oldPassword }),
        ...chosen,
        ...proof,
      })
      .catch((error: unknown) => {
        const said = v.safeParse(
          refusal,
          error instanceof CallError ? error.value : undefined,
        );
        if (said.success) setAsksOld(said.output.isSet);
        throw error;
      });
  };

  return (
    <FormDialog
      title={t(
        asksOld
          ? "account.paymentPassword.title"
          : "account.paymentPassword.titleFirst",
      )}
      label={t("account.paymentPassword")}
      fields={fields}
      sending={sending}
      send={send}
      done={t("account.paymentPassword.saved")}
      {...closing}
    >
      {asksOld && (
        <PasswordField
          {...fields.bind("oldPassword")}
          autoComplete="off"
          autoFocus
        />
      )}
      <PatternField
        {...fields.bind("newPassword")}
        kind="password"
        meaning="password"
        rule={rule}
        hint={t("account.paymentPassword.rule")}
        autoComplete="off"
        autoFocus={!asksOld}
        required
      />
      <PasswordField
        {...fields.bind("confirmNewPassword")}
        autoComplete="off"
        required
      />
    </FormDialog>
  );
}

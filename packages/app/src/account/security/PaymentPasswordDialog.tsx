import { useMemo, useState, type ComponentProps } from "react";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import type { ResponseOf } from "@foyer/platform/call";
import {
  type paymentPasswordCode,
  resetPaymentPassword,
  setPaymentPassword,
} from "@foyer/platform/calls";
import { CallError } from "@foyer/platform/errors";
import { Button } from "@foyer/ui/button";
import { PasswordField } from "@foyer/ui/password-field";
import {
  PatternField,
  refusalOf,
  refusalText,
  ruleText,
  validationWords,
} from "@foyer/ui/pattern-field";
import { Text } from "@foyer/ui/text";
import { TextField } from "@foyer/ui/text-field";
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
  /** What a reset began with: a code is asked for in place of the old password. */
  readonly reset?: ResponseOf<typeof paymentPasswordCode>;
  /** What to do if the old one was forgotten: reset it, or contact customer service; left out: nothing is said. */
  readonly forgotten?: (() => void) | "service";
}

/** Sets the payment password: the first one freely, a new one with the old one or with a code (W-105, W-105c). */
export function PaymentPasswordDialog(props: PaymentPasswordDialogProps) {
  const { first, reset, forgotten, ...closing } = props;
  const intl = useIntl();
  const t = useTranslations();
  const owner = useOwnerSend();
  // The cached information may be out of date: the platform decides whether a password is already set.
  const [asksOld, setAsksOld] = useState(!first && !reset);
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
      code: {
        label: t(reset?.method === "google" ? "stepUp.appCode" : "stepUp.code"),
        required: reset !== undefined,
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
    const { oldPassword, code, ...chosen } = fields.typed;
    if (reset)
      return by.change(resetPaymentPassword, {
        ticket: reset.ticket,
        code,
        ...chosen,
      });
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
        reset
          ? "account.paymentPassword.resetTitle"
          : asksOld
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
      {asksOld && forgotten === "service" && (
        <Text size="small" tone="quiet">
          {t("account.paymentPassword.forgottenService")}
        </Text>
      )}
      {asksOld && typeof forgotten === "function" && (
        <Button
          variant="quiet"
          size="small"
          disabled={owner.busy}
          onClick={forgotten}
        >
          {t("account.paymentPassword.forgotten")}
        </Button>
      )}
      {reset && (
        <TextField
          {...fields.bind("code")}
          {...(reset.sentTo !== "" && {
            hint: t("account.contact.sent", {
              place: reset.sentTo,
              minutes: reset.expiredMinutes,
            }),
          })}
          inputMode="numeric"
          autoComplete="one-time-code"
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
        autoFocus={!asksOld && !reset}
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

import { useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { defineMessages, useIntl } from "react-intl";
import { setPaymentPassword } from "@foyer/platform/calls";
import { PasswordField } from "@foyer/ui/password-field";
import {
  PatternField,
  refusalOf,
  refusalText,
  validationWords,
} from "@foyer/ui/pattern-field";
import { toast } from "@foyer/ui/toast";
import * as v from "valibot";
import { useServices } from "../../../../services/services.ts";
import { paymentPasswordQuery } from "../accountQueries.ts";
import { FormDialog } from "../../../../shared/form/FormDialog.tsx";
import { useFields } from "../../../../shared/form/useFields.ts";
import { useRefusedFields } from "../../../../shared/form/useRefusedFields.ts";
import { useNewPasswordRule } from "../../../../shared/registerRules.ts";
import { useOwnerSend } from "../../../../shared/step-up/useOwnerSend.ts";
import { securityWords } from "./securityWords.ts";

const messages = defineMessages({
  titleFirst: {
    id: "account.paymentPassword.titleFirst",
    defaultMessage: "Set a payment password",
    description: "Title of the dialog that sets a first payment password",
  },
  title: {
    id: "account.paymentPassword.title",
    defaultMessage: "Change the payment password",
    description: "Title of the dialog that changes the payment password",
  },
  old: {
    id: "account.paymentPassword.old",
    defaultMessage: "Old payment password",
    description: "Label of a field",
  },
  next: {
    id: "account.paymentPassword.new",
    defaultMessage: "New payment password",
    description: "Label of a field",
  },
  again: {
    id: "account.paymentPassword.again",
    defaultMessage: "New payment password again",
    description: "Label of a field",
  },
  hint: {
    id: "account.paymentPassword.rule",
    defaultMessage: "Choose another one than for signing in.",
    description: "Below the field of a new payment password",
  },
  unchanged: {
    id: "validation.unchanged",
    defaultMessage: "The new password must differ from the old one",
    description: "The new password is the old one",
  },
  saved: {
    id: "account.paymentPassword.saved",
    defaultMessage: "Your payment password is set",
    description: "Shown after the payment password was set",
  },
});

const refusal = v.object({ isSet: v.boolean() });

interface PaymentPasswordDialogProps {
  /** There is none yet, so no old one is asked for. */
  readonly first: boolean;
  readonly onClose: () => void;
}

/** Sets the payment password: the first freely, another one with the old one (W-105). */
export function PaymentPasswordDialog(props: PaymentPasswordDialogProps) {
  const { first, onClose } = props;
  const intl = useIntl();
  const { formatMessage } = intl;
  const services = useServices();
  const queries = useQueryClient();
  const { run, stepUp, ...sending } = useOwnerSend();
  // What was known may be old: the platform says whether there is one.
  const [asksOld, setAsksOld] = useState(!first);
  const rule = useNewPasswordRule("paymentPassword") ?? {};
  const labels = {
    oldPassword: formatMessage(messages.old),
    newPassword: formatMessage(messages.next),
    confirmNewPassword: formatMessage(messages.again),
  };
  const fields = useFields({
    start: { oldPassword: "", newPassword: "", confirmNewPassword: "" },
    labels,
    problemsOf: (values) => {
      const [old, next, again] = [
        values.oldPassword.trim(),
        values.newPassword.trim(),
        values.confirmNewPassword.trim(),
      ];
      const missing = formatMessage(securityWords.required);
      const refusal = refusalOf({ ...rule, required: true }, next);
      return {
        ...(asksOld && old === "" && { oldPassword: missing }),
        ...(refusal && {
          newPassword: refusalText(intl, refusal, "password"),
        }),
        ...(asksOld &&
          next !== "" &&
          next === old && { newPassword: formatMessage(messages.unchanged) }),
        ...(again !== next && {
          confirmNewPassword: formatMessage(validationWords.confirmation),
        }),
      };
    },
    refused: useRefusedFields(
      sending.failure,
      formatMessage(validationWords.password),
    ),
  });

  const submit = () => {
    if (!fields.ready()) return;
    const { oldPassword, newPassword, confirmNewPassword } = fields.values;
    const wish = {
      ...(asksOld && { oldPassword: oldPassword.trim() }),
      newPassword: newPassword.trim(),
      confirmNewPassword: confirmNewPassword.trim(),
    };
    run(
      (proof) =>
        services.client
          .call(setPaymentPassword, { ...wish, ...proof })
          .catch((error: unknown) => {
            const said = v.safeParse(refusal, valueOf(error));
            if (said.success) setAsksOld(said.output.isSet);
            throw error;
          }),
      () => {
        toast.show({ tone: "success", text: formatMessage(messages.saved) });
        const { queryKey } = paymentPasswordQuery(services);
        void queries.invalidateQueries({ queryKey });
        onClose();
      },
    );
  };

  return (
    <FormDialog
      title={formatMessage(asksOld ? messages.title : messages.titleFirst)}
      label={formatMessage(securityWords.paymentPassword)}
      sending={sending}
      stepUp={stepUp}
      problems={fields.problems}
      onSubmit={submit}
      onClose={onClose}
    >
      {asksOld && (
        <PasswordField
          {...fields.bind("oldPassword")}
          autoComplete="off"
          autoFocus
          required
        />
      )}
      <PatternField
        {...fields.bind("newPassword")}
        kind="password"
        meaning="password"
        rule={rule}
        hint={formatMessage(messages.hint)}
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

const valueOf = (error: unknown): unknown =>
  typeof error === "object" && error !== null && "value" in error
    ? error.value
    : undefined;

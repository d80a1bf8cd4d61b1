import { useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import {
  downlineTypes,
  registerDownline,
  type DownlineOptions,
} from "@foyer/platform/calls";
import { refusalOf, refusalText } from "@foyer/ui/pattern-field";
import type { CallFailure } from "../../actors/failure.ts";
import { useServices } from "../../services/services.ts";
import { useFields } from "../../kit/form/useFields.ts";
import { useSend } from "../../kit/form/useSend.ts";
import { useNewPasswordRule } from "../../kit/form/registerRules.ts";
import { StepGroup } from "../../money/order/StepGroup.tsx";
import { errorText } from "../../kit/words/errors.ts";
import { downlinesKey } from "../downlines.ts";
import { plainRate, typedRateProblem } from "../rateText.ts";
import { useRetryKey } from "../useRetryKey.ts";
import { initialPassword } from "./initialPassword.ts";
import { RegisterDone } from "./RegisterDone.tsx";
import { RegisterForm } from "./RegisterForm.tsx";
import { RegisterReview } from "./RegisterReview.tsx";

/** Refusals that one field can mend. */
const fieldOf: Partial<Readonly<Record<string, "username" | "rate">>> = {
  USERNAME_TAKEN: "username",
  RATE_TOO_HIGH: "rate",
};

interface RegisterAccountProps {
  readonly options: DownlineOptions;
  readonly onAgain: () => void;
}

/** Who, as what and at which rate; then all of it once more; then the password, once. */
export function RegisterAccount({ options, onAgain }: RegisterAccountProps) {
  const intl = useIntl();
  const t = useTranslations();
  const { client } = useServices();
  const queries = useQueryClient();
  const key = useRetryKey();
  const rule = useNewPasswordRule("password") ?? {};
  const { run, forget, ...sending } = useSend();
  const [step, setStep] = useState<"form" | "review" | "done">("form");
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const fields = useFields({
    start: {
      type: options.types[0] ?? "",
      username: "",
      password: initialPassword(),
      rate: "",
    },
    labels: {
      type: t("agentRegister.type"),
      username: t("agentRegister.username"),
      password: t("agentRegister.password"),
      rate: t("agentRegister.rate"),
    },
    problemsOf: ({ username, password, rate }) => {
      const missing = t("agentRegister.required");
      const refusal = refusalOf({ ...rule, required: true }, password);
      const wrongRate = typedRateProblem(intl, rate, options);
      return {
        ...(username.trim() === "" && { username: missing }),
        ...(refusal && {
          password: refusalText(intl, refusal, "password"),
        }),
        ...(wrongRate !== undefined && { rate: wrongRate }),
      };
    },
    refused,
  });
  const { values } = fields;
  const body = {
    username: values.username.trim(),
    password: values.password.trim(),
    type: downlineTypes.find((type) => type === values.type) ?? "MEMBER",
    rate: plainRate(values.rate),
  };

  /* What a field can mend is said at that field, in the form. */
  function refuse(failure: CallFailure & { fields: readonly string[] }) {
    const mended = fieldOf[failure.reason];
    const named = mended
      ? { [mended]: errorText(intl, failure) }
      : Object.fromEntries(
          failure.fields.map((name) => [name, t("agentRegister.unsuitable")]),
        );
    if (Object.keys(named).length === 0) return;
    setRefused(named);
    forget();
    setStep("form");
  }

  function send() {
    run(
      () =>
        client.call(registerDownline, body, { idempotencyKey: key.of(body) }),
      () => {
        key.done();
        setStep("done");
        void queries.invalidateQueries({ queryKey: downlinesKey });
      },
      refuse,
    );
  }

  return (
    <StepGroup label={t("agentRegister.label")} step={step}>
      {step === "form" ? (
        <RegisterForm
          options={options}
          passwordRule={rule}
          fields={fields}
          onNext={() => {
            if (fields.ready()) setStep("review");
          }}
        />
      ) : step === "review" ? (
        <RegisterReview
          body={body}
          sending={sending}
          onBack={() => {
            forget();
            setStep("form");
          }}
          onConfirm={send}
        />
      ) : (
        <RegisterDone body={body} onAgain={onAgain} />
      )}
    </StepGroup>
  );
}

import { useState } from "react";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import { updateProfile } from "@foyer/platform/calls";
import type { ShownProfileField } from "@foyer/platform/domain";
import { Button } from "@foyer/ui/button";
import { Checkbox } from "@foyer/ui/checkbox";
import { DateField } from "@foyer/ui/date-field";
import { Form } from "@foyer/ui/form";
import { PatternField, validationWords } from "@foyer/ui/pattern-field";
import { Stack } from "@foyer/ui/stack";
import { toast } from "@foyer/ui/toast";
import { useServices } from "../../services/services.ts";
import { errorText } from "../../kit/words/errors.ts";
import { StepUpDialog } from "../step-up/StepUpForm.tsx";
import { useOwnerSend } from "../step-up/useOwnerSend.ts";
import { profileMeanings } from "./profileWords.ts";
import { localDay, typing, useProfileForm } from "./useProfileForm.ts";

/** What the member may type of the profile. Only what has changed is sent. */
export function ProfileForm({
  editable,
}: {
  readonly editable: readonly ShownProfileField[];
}) {
  const intl = useIntl();
  const t = useTranslations();
  const { brand } = useServices();
  const { run, stepUp, ...sending } = useOwnerSend();
  const { busy, failure } = sending;
  const form = useProfileForm(editable, failure);
  const [ofAge, setOfAge] = useState(false);
  const [ageMissed, setAgeMissed] = useState(false);
  const age = brand.age.birthday;
  const isUnchanged = Object.keys(form.changes).length === 0;

  const submit = () => {
    const unconfirmed = form.setsBirthday && !ofAge;
    setAgeMissed(unconfirmed);
    if (!form.ready() || unconfirmed || isUnchanged) return;
    const wish = {
      ...form.changes,
      ...(form.setsBirthday && { ageConfirmed: 1 as const }),
    };
    run(
      (by, proof) => by.change(updateProfile, { ...wish, ...proof }),
      () => toast.show({ tone: "success", text: t("account.profile.saved") }),
    );
  };

  return (
    <Form
      label={t("account.profile.form")}
      onSubmit={submit}
      problems={form.problems}
      error={failure && !stepUp && errorText(intl, failure)}
      busy={busy}
    >
      {stepUp && <StepUpDialog stepUp={stepUp} sending={sending} />}
      <Stack gap="x5">
        {editable.map((rule) => {
          const bound = form.bind(rule.field);
          return rule.field === "birthday" ? (
            <Stack key={rule.field} gap="x3">
              <DateField
                {...bound}
                today={localDay()}
                hint={t("account.profile.birthdayHint")}
                required={rule.required}
              />
              {form.setsBirthday && (
                <Checkbox
                  name="ageConfirmed"
                  checked={ofAge}
                  onChange={setOfAge}
                  error={
                    ageMissed && !ofAge
                      ? t(validationWords.age, { age })
                      : undefined
                  }
                  required
                >
                  {t("account.profile.ageConfirm", { age })}
                </Checkbox>
              )}
            </Stack>
          ) : (
            <PatternField
              key={rule.field}
              {...bound}
              {...(rule.unconfirmed && {
                hint: t("account.profile.unconfirmed"),
              })}
              {...(typing[rule.field] ?? { autoComplete: "off" })}
              rule={rule}
              meaning={profileMeanings[rule.field]}
              required={rule.required}
            />
          );
        })}
        <Button
          type="submit"
          tone="accent"
          loading={busy}
          disabled={isUnchanged}
          disabledReason={t("account.profile.unchanged")}
        >
          {t("account.profile.save")}
        </Button>
      </Stack>
    </Form>
  );
}

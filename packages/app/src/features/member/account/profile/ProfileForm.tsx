import { useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { defineMessages, useIntl } from "react-intl";
import { updateProfile } from "@foyer/platform/calls";
import type { ShownProfileField } from "@foyer/platform/domain";
import { Button } from "@foyer/ui/button";
import { Checkbox } from "@foyer/ui/checkbox";
import { DateField } from "@foyer/ui/date-field";
import { Form } from "@foyer/ui/form";
import { PatternField, validationWords } from "@foyer/ui/pattern-field";
import { Stack } from "@foyer/ui/stack";
import { toast } from "@foyer/ui/toast";
import { useServices } from "../../../../services/services.ts";
import { errorText } from "../../../../shared/words/errors.ts";
import { profileQuery } from "../accountQueries.ts";
import { StepUpDialog } from "../../../../shared/step-up/StepUpDialog.tsx";
import { useOwnerSend } from "../../../../shared/step-up/useOwnerSend.ts";
import { profileMeanings } from "./profileWords.ts";
import { localDay, typing, useProfileForm } from "./useProfileForm.ts";

const messages = defineMessages<{
  label: {};
  save: {};
  unchanged: {};
  saved: {};
  ageConfirm: { age: number };
  birthdayOnce: {};
  unconfirmed: {};
}>({
  label: {
    id: "account.profile.form",
    defaultMessage: "Profile",
    description: "Spoken name of the form with the member's own fields",
  },
  save: {
    id: "account.profile.save",
    defaultMessage: "Save the profile",
    description: "Button that saves the profile",
  },
  unchanged: {
    id: "account.profile.unchanged",
    defaultMessage: "Nothing has changed yet",
    description: "Why the button that saves the profile cannot be pressed",
  },
  saved: {
    id: "account.profile.saved",
    defaultMessage: "Your profile is saved",
    description: "Shown after the profile was saved",
  },
  ageConfirm: {
    id: "account.profile.ageConfirm",
    defaultMessage: "I am {age, number} years old or older",
    description:
      "To tick when a birthday is set; age is a number of years (VAL-54)",
  },
  unconfirmed: {
    id: "account.profile.unconfirmed",
    defaultMessage: "Not confirmed yet. Open the link that we sent to it.",
    description:
      "Below the field of an e-mail address that nobody has confirmed",
  },
  birthdayOnce: {
    id: "account.profile.birthdayHint",
    defaultMessage: "It cannot be changed here once it is saved.",
    description: "Below the field of the birthday",
  },
});

/** What the member may type of the profile. Only what has changed is sent. */
export function ProfileForm({
  editable,
}: {
  readonly editable: readonly ShownProfileField[];
}) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const services = useServices();
  const queries = useQueryClient();
  const { run, stepUp, ...sending } = useOwnerSend();
  const { busy, failure } = sending;
  const form = useProfileForm(editable, failure);
  const [ofAge, setOfAge] = useState(false);
  const [ageMissed, setAgeMissed] = useState(false);
  const age = services.brand.age.birthday;
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
      (proof) => services.client.call(updateProfile, { ...wish, ...proof }),
      () => {
        toast.show({ tone: "success", text: formatMessage(messages.saved) });
        const { queryKey } = profileQuery(services);
        void queries.invalidateQueries({ queryKey });
      },
    );
  };

  return (
    <Form
      label={formatMessage(messages.label)}
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
                hint={formatMessage(messages.birthdayOnce)}
                required={rule.required}
              />
              {form.setsBirthday && (
                <Checkbox
                  name="ageConfirmed"
                  checked={ofAge}
                  onChange={setOfAge}
                  error={
                    ageMissed && !ofAge
                      ? formatMessage(validationWords.age, { age })
                      : undefined
                  }
                  required
                >
                  {formatMessage(messages.ageConfirm, { age })}
                </Checkbox>
              )}
            </Stack>
          ) : (
            <PatternField
              key={rule.field}
              {...bound}
              {...(rule.unconfirmed && {
                hint: formatMessage(messages.unconfirmed),
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
          disabledReason={formatMessage(messages.unchanged)}
        >
          {formatMessage(messages.save)}
        </Button>
      </Stack>
    </Form>
  );
}

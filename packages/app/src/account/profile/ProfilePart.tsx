import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import { shownProfile, type ShownProfileField } from "@foyer/platform/domain";
import { DescriptionList } from "@foyer/ui/description-list";
import { EmptyState } from "@foyer/ui/empty-state";
import { FormSkeleton } from "@foyer/ui/skeleton";
import { Stack } from "@foyer/ui/stack";
import { Heading, Text } from "@foyer/ui/text";
import { profile, updateProfile } from "@foyer/platform/calls";
import { Button } from "@foyer/ui/button";
import { Checkbox } from "@foyer/ui/checkbox";
import { DateField } from "@foyer/ui/date-field";
import { Form } from "@foyer/ui/form";
import { PatternField, validationWords } from "@foyer/ui/pattern-field";
import { toast } from "@foyer/ui/toast";
import { useServices } from "../../services/services.ts";
import { soundRules } from "../../kit/form/registerRules.ts";
import { accountKey } from "../../kit/queryKeys.ts";
import { Loaded } from "../../kit/reading/Loaded.tsx";
import {
  profileLabels,
  profileMeanings,
  localDay,
  typing,
  useProfileForm,
} from "./useProfileForm.ts";
import { errorText } from "../../kit/words/errors.ts";
import { securityQuery } from "../accountQueries.ts";
import { StepUpDialog } from "../FormDialog.tsx";
import { useOwnerSend } from "../step-up/useOwnerSend.ts";

/** Whether the security center changes a field (W-92d). */
const isContact = (field: string): boolean =>
  field === "mobileNum" || field === "email";

/** The profile fields that the platform enables, to read and to edit (W-92, MEM-18). */
export function ProfilePart() {
  const t = useTranslations();
  const services = useServices();
  const { client } = services;
  const { data: security } = useQuery(securityQuery(services));
  const query = useQuery({
    queryKey: accountKey("profile"),
    // The fields that the platform enables, with their values (W-92b).
    queryFn: async ({ signal }) =>
      soundRules((await client.call(profile, {}, { signal })).list),
  });
  return (
    <Loaded query={query} pending={<FormSkeleton fields={5} />}>
      {(list) => {
        // The account's own name is already shown above the tabs.
        const shown = shownProfile(list).filter(
          ({ field }) => field !== "username",
        );
        const editable = shown.filter((field) => field.editable);
        const fixed = shown.filter((field) => !field.editable);
        if (shown.length === 0)
          return (
            <EmptyState
              level={3}
              picture="user"
              title={t("account.profile.empty")}
            />
          );
        return (
          <Stack gap="x8">
            {editable.length > 0 && (
              <ProfileForm
                // Saved values become the form's new initial values; reading the same values again discards nothing
                // that was typed.
                key={JSON.stringify(
                  editable.map(({ field, value }) => [field, value]),
                )}
                editable={editable}
              />
            )}
            {fixed.length > 0 && (
              <Stack gap="x3">
                <Stack gap="x1">
                  <Heading level={3} size="card">
                    {t("account.profile.fixed")}
                  </Heading>
                  <Text size="small" tone="quiet">
                    {t("account.profile.fixedHint")}
                  </Text>
                  {security && fixed.some(({ field }) => isContact(field)) && (
                    <Text size="small" tone="quiet">
                      {t("account.profile.fixedContacts")}
                    </Text>
                  )}
                </Stack>
                <DescriptionList
                  items={fixed.map(({ field, value }) => ({
                    key: field,
                    label: t(profileLabels[field]),
                    value: value || (
                      <Text as="span" tone="quiet">
                        {t("account.profile.notGiven")}
                      </Text>
                    ),
                  }))}
                />
              </Stack>
            )}
          </Stack>
        );
      }}
    </Loaded>
  );
}

/** The editable part of the profile. Only changes are sent. */
function ProfileForm({
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

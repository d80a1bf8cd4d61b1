import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "@foyer/ui/words";
import { shownProfile } from "@foyer/platform/domain";
import { DescriptionList } from "@foyer/ui/description-list";
import { EmptyState } from "@foyer/ui/empty-state";
import { FormSkeleton } from "@foyer/ui/skeleton";
import { Stack } from "@foyer/ui/stack";
import { Heading, Text } from "@foyer/ui/text";
import { useServices } from "../../services/services.ts";
import { profileQuery } from "../accountQueries.ts";
import { Loaded } from "../../kit/reading/Loaded.tsx";
import { ProfileForm } from "./ProfileForm.tsx";
import { profileLabels } from "./profileWords.ts";

/** The profile: what the platform enables of it, to read and to type (W-92, MEM-18). */
export function ProfilePart() {
  const t = useTranslations();
  const query = useQuery(profileQuery(useServices()));
  return (
    <Loaded query={query} pending={<FormSkeleton fields={5} />}>
      {(list) => {
        // The account's own name stands above the tabs already.
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
                // What was saved is what the form begins with from then on; reading the same again takes nothing away.
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

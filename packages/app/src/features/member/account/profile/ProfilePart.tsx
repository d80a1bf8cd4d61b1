import { useQuery } from "@tanstack/react-query";
import { defineMessages, useIntl } from "react-intl";
import { shownProfile } from "@foyer/platform/domain";
import { DescriptionList } from "@foyer/ui/description-list";
import { EmptyState } from "@foyer/ui/empty-state";
import { FormSkeleton } from "@foyer/ui/skeleton";
import { Stack } from "@foyer/ui/stack";
import { Heading, Text } from "@foyer/ui/text";
import { useServices } from "../../../../services/services.ts";
import { profileQuery } from "../accountQueries.ts";
import { Loaded } from "../../../../shared/reading/Loaded.tsx";
import { ProfileForm } from "./ProfileForm.tsx";
import { profileLabels } from "./profileWords.ts";

const messages = defineMessages({
  fixed: {
    id: "account.profile.fixed",
    defaultMessage: "Settled",
    description: "Heading of the fields that the member cannot change",
  },
  fixedHint: {
    id: "account.profile.fixedHint",
    defaultMessage: "If any of this is wrong, customer service can change it.",
    description: "Below the heading of fields that the member cannot change",
  },
  notGiven: {
    id: "account.profile.notGiven",
    defaultMessage: "Not given",
    description: "Stands where a field of the profile is empty",
  },
  empty: {
    id: "account.profile.empty",
    defaultMessage: "There is nothing to fill in",
    description: "The platform asks for no field of the profile",
  },
});

/** The profile: what the platform enables of it, to read and to type (W-92, MEM-18). */
export function ProfilePart() {
  const { formatMessage } = useIntl();
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
              title={formatMessage(messages.empty)}
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
                    {formatMessage(messages.fixed)}
                  </Heading>
                  <Text size="small" tone="quiet">
                    {formatMessage(messages.fixedHint)}
                  </Text>
                </Stack>
                <DescriptionList
                  items={fixed.map(({ field, value }) => ({
                    key: field,
                    label: formatMessage(profileLabels[field]),
                    value: value || (
                      <Text as="span" tone="quiet">
                        {formatMessage(messages.notGiven)}
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

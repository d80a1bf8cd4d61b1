import { defineMessages, useIntl } from "react-intl";
import { InlineMessage } from "@foyer/ui/inline-message";

const messages = defineMessages<{ missed: { page: string } }>({
  missed: {
    id: "centre.missed",
    defaultMessage:
      "The page you asked for is not available. This is {page} instead.",
    description:
      "Above a page of the member or agent centre that is shown in place of another; page is its name",
  },
});

/** Says that another page is shown than the one that was asked for. */
export function MissedPage({ page }: { readonly page: string }) {
  const { formatMessage } = useIntl();
  return (
    <InlineMessage tone="info" live="polite">
      {formatMessage(messages.missed, { page: `\u2068${page}\u2069` })}
    </InlineMessage>
  );
}

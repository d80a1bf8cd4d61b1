import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { defineMessages, useIntl } from "react-intl";
import { HelpCentre } from "@foyer/ui/help-centre";
import { Stack } from "@foyer/ui/stack";
import { Heading, Text } from "@foyer/ui/text";
import { useRouter } from "../../navigation/routerContext.ts";
import { useHelpTerms } from "../../shared/content/helpQuery.ts";
import { HelpFootnote } from "./HelpFootnote.tsx";
import { helpAddress, termOf, toTerms } from "./helpTerms.ts";

const messages = defineMessages({
  title: {
    id: "help.title",
    defaultMessage: "Help",
    description: "Heading of the help page, and name of its list",
  },
  lead: {
    id: "help.lead",
    defaultMessage: "How things work here, and what to do when they do not.",
    description: "Sentence below the heading of the help page",
  },
});

/** The help centre, at the term that the address names (RTE-05, RTE-06). */
export default function HelpPage() {
  const { formatMessage } = useIntl();
  const { hash } = useLocation();
  const router = useRouter();
  const { data, error, isPending, refetch } = useHelpTerms();
  const place = useRef<HTMLElement>(null);
  const terms = toTerms(data);
  const named = termOf(hash, terms);

  // Another hash is another view (NAV-06), so each comes with its own reading: it is taken to what was asked for.
  useEffect(() => {
    if (named === undefined) return;
    place.current
      ?.querySelector<HTMLElement>("[aria-current=page], [aria-expanded=true]")
      ?.focus();
  }, [named]);

  return (
    <section ref={place} aria-labelledby="help-title">
      <Stack gap="x6">
        <Stack gap="x2">
          <Heading level={1} id="help-title">
            {formatMessage(messages.title)}
          </Heading>
          <Text tone="quiet" measure>
            {formatMessage(messages.lead)}
          </Text>
        </Stack>
        <HelpCentre
          label={formatMessage(messages.title)}
          terms={terms}
          selected={named}
          hrefFor={helpAddress}
          onSelect={(id) =>
            // What is read already leaves nothing more to go back through.
            router.navigate(helpAddress(id), { replace: id === named })
          }
          loading={isPending}
          failed={error !== null}
          onRetry={() => void refetch()}
          footnote={<HelpFootnote />}
        />
      </Stack>
    </section>
  );
}

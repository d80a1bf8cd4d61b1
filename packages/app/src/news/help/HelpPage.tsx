import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { useTranslations } from "@foyer/ui/words";
import { Stack } from "@foyer/ui/stack";
import { Heading, Text } from "@foyer/ui/text";
import { useRouter } from "../../navigation/routerContext.ts";
import { Help } from "./Help.tsx";
import { helpAddress, termOf, useHelpTerms } from "./helpTerms.ts";

/** The help centre, at the term named in the address (RTE-05, RTE-06). */
export default function HelpPage() {
  const t = useTranslations();
  const { hash } = useLocation();
  const router = useRouter();
  const { data = [] } = useHelpTerms();
  const place = useRef<HTMLElement>(null);
  const named = termOf(hash, data);

  // Another hash is another view (NAV-06), so focus moves to the requested term.
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
            {t("help.title")}
          </Heading>
          <Text tone="quiet" measure>
            {t("help.lead")}
          </Text>
        </Stack>
        <Help
          selected={named}
          onSelect={(id) =>
            // Selecting the current term again adds no history entry.
            router.navigate(helpAddress(id), { replace: id === named })
          }
        />
      </Stack>
    </section>
  );
}

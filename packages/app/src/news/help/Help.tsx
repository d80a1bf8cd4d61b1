import { useTranslations } from "@foyer/ui/words";
import { Button } from "@foyer/ui/button";
import { HelpCentre } from "@foyer/ui/help-centre";
import { Inline, Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { useSession } from "../../actors/actors.ts";
import { useModalActions } from "../../navigation/modals.ts";
import { HelpLines } from "./HelpLines.tsx";
import { helpAddress, useHelpTerms } from "./helpTerms.ts";
import { useCustomerService } from "../../kit/useCustomerService.ts";

interface HelpProps {
  /** The term that is shown; without one, the start. */
  readonly selected: string | undefined;
  readonly onSelect: (id: string) => void;
}

/** The help terms and the selected one, on the page or in a dialog. */
export function Help({ selected, onSelect }: HelpProps) {
  const t = useTranslations();
  const { data = [], error, isPending, refetch } = useHelpTerms();
  return (
    <HelpCentre
      label={t("help.title")}
      terms={data.map(({ id, title, content }) => ({
        id,
        title,
        html: content,
      }))}
      selected={selected}
      hrefFor={helpAddress}
      onSelect={onSelect}
      loading={isPending}
      failed={error !== null}
      onRetry={() => void refetch()}
      footnote={<HelpFootnote />}
    />
  );
}

/** At the end of every help page: independent help, and contact options; only those that exist. */
function HelpFootnote() {
  const t = useTranslations();
  const { kind } = useSession();
  const { open } = useModalActions();
  const openService = useCustomerService();
  // The part that loads later comes last, so that nothing moves. The session is known before customer service is.
  const ways =
    kind !== "unknown" && (openService !== undefined || kind === "full");
  return (
    <Stack gap="x3">
      <HelpLines />
      {ways && (
        <Inline gap="x3">
          <Text as="span" size="small" tone="quiet">
            {t("help.more")}
          </Text>
          {kind === "full" && (
            <Button
              size="small"
              icon="chat"
              onClick={() =>
                open({ name: "panel", panel: "member", page: "feedback" })
              }
            >
              {t("help.feedback")}
            </Button>
          )}
          {openService && (
            <Button size="small" icon="headset" onClick={openService}>
              {t("service.contact")}
            </Button>
          )}
        </Inline>
      )}
    </Stack>
  );
}

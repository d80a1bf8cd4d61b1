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
  /** The term that is read; without one, the start. */
  readonly selected: string | undefined;
  readonly onSelect: (id: string) => void;
}

/** The terms of the help and the one that is read, on the page or over another. */
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

/** Below every page of the help: independent help, and the ways to a person; nothing of what there is not. */
function HelpFootnote() {
  const t = useTranslations();
  const { kind } = useSession();
  const { open } = useModalActions();
  const openService = useCustomerService();
  // What comes later comes last: nothing that is there already moves. Who is here is known before it is known who helps.
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

import { useTranslations } from "@foyer/ui/words";
import { Button } from "@foyer/ui/button";
import { Inline, Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { useSession } from "../../actors/actors.ts";
import { useModalActions } from "../../navigation/modals.ts";
import { HelpLines } from "./HelpLines.tsx";
import { useCustomerService } from "../../kit/useCustomerService.ts";

/** Below every page of the help: independent help, and the ways to a person; nothing of what there is not. */
export function HelpFootnote() {
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

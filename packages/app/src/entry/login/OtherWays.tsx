import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import type { SocialProvider } from "@foyer/platform/calls";
import { Button } from "@foyer/ui/button";
import { InlineMessage } from "@foyer/ui/inline-message";
import { Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { errorText } from "../../kit/words/errors.ts";
import type { LoginPartProps } from "./FormShell.tsx";

/** The sites' own names, the same in every language. */
const names: Readonly<Record<SocialProvider, string>> = {
  facebook: "Facebook",
  google: "Google",
  telegram: "Telegram",
};

export interface OtherWaysProps extends LoginPartProps {
  /** Sites that are enabled (LGN-06). */
  readonly providers: readonly SocialProvider[];
  /** Whether trial sessions are enabled (LGN-07). */
  readonly freePlay: boolean;
}

/** Ways to log in without a form: social login, and free play. */
export default function OtherWays(props: OtherWaysProps) {
  const { view, send, providers, freePlay } = props;
  const intl = useIntl();
  const t = useTranslations();
  const { awaiting, busy, startingTrial, canSubmit, failureElsewhere } = view;
  const inert = busy || !canSubmit;
  return (
    <Stack gap="x3">
      <Text size="small" tone="quiet" align="center">
        {t("login.otherWays")}
      </Text>
      {awaiting && (
        <InlineMessage
          live="polite"
          action={
            <Button
              size="small"
              onClick={() => send({ type: "login.abandoned" })}
            >
              {t("login.social.giveUp")}
            </Button>
          }
        >
          {t("login.social.awaiting", { provider: names[awaiting] })}
        </InlineMessage>
      )}
      {failureElsewhere && (
        <InlineMessage tone="danger" live="assertive">
          {errorText(intl, failureElsewhere)}
        </InlineMessage>
      )}
      {providers.map((provider) => (
        <Button
          key={provider}
          variant="outline"
          wide
          loading={awaiting === provider}
          disabled={inert && awaiting !== provider}
          onClick={() => send({ type: "login.socialChosen", provider })}
        >
          {t("login.social.continue", { provider: names[provider] })}
        </Button>
      ))}
      {freePlay && (
        <Button
          variant="outline"
          wide
          loading={startingTrial}
          disabled={inert && !startingTrial}
          onClick={() => send({ type: "login.freePlayChosen" })}
        >
          {t("login.freePlay")}
        </Button>
      )}
    </Stack>
  );
}

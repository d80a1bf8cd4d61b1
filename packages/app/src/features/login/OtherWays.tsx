import { defineMessages, useIntl } from "react-intl";
import type { LoginEvent, LoginView } from "@foyer/flows/login";
import type { SocialProvider } from "@foyer/platform/calls";
import { Button } from "@foyer/ui/button";
import { InlineMessage } from "@foyer/ui/inline-message";
import { Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { errorText } from "../../shared/words/errors.ts";

const messages = defineMessages<{
  other: {};
  continue: { provider: string };
  awaiting: { provider: string };
  giveUp: {};
  freePlay: {};
}>({
  other: {
    id: "login.otherWays",
    defaultMessage: "Other ways in",
    description: "Above the buttons of other sites and of free play",
  },
  continue: {
    id: "login.social.continue",
    defaultMessage: "Continue with {provider}",
    description: "Button that signs in by another site, such as Google",
  },
  awaiting: {
    id: "login.social.awaiting",
    defaultMessage: "Finish signing in in the window of {provider}.",
    description: "While the window of another site is open",
  },
  giveUp: {
    id: "login.social.giveUp",
    defaultMessage: "Cancel",
    description: "Button that gives the sign-in by another site up",
  },
  freePlay: {
    id: "login.freePlay",
    defaultMessage: "Free play",
    description: "Button that starts a trial session with play money",
  },
});

/** What they call themselves, the same in every language. */
const names: Readonly<Record<SocialProvider, string>> = {
  facebook: "Facebook",
  google: "Google",
  telegram: "Telegram",
};

interface OtherWaysProps {
  readonly view: LoginView;
  readonly send: (event: LoginEvent) => void;
  /** Sites that are switched on (LGN-06). */
  readonly providers: readonly SocialProvider[];
  /** Trial sessions are switched on (LGN-07). */
  readonly freePlay: boolean;
}

/** Ways in without a form: other sites' sign-in, and free play. */
export default function OtherWays(props: OtherWaysProps) {
  const { view, send, providers, freePlay } = props;
  const intl = useIntl();
  const { formatMessage } = intl;
  const { awaiting, busy, startingTrial, canSubmit, failure } = view;
  const inert = busy || !canSubmit;
  return (
    <Stack gap="x3">
      <Text size="small" tone="quiet" align="center">
        {formatMessage(messages.other)}
      </Text>
      {awaiting && (
        <InlineMessage
          live="polite"
          action={
            <Button
              size="small"
              onClick={() => send({ type: "login.abandoned" })}
            >
              {formatMessage(messages.giveUp)}
            </Button>
          }
        >
          {formatMessage(messages.awaiting, { provider: names[awaiting] })}
        </InlineMessage>
      )}
      {failure && (
        <InlineMessage tone="danger" live="assertive">
          {errorText(intl, failure)}
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
          {formatMessage(messages.continue, { provider: names[provider] })}
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
          {formatMessage(messages.freePlay)}
        </Button>
      )}
    </Stack>
  );
}

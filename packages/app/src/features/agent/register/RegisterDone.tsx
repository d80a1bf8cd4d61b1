import { useIntl } from "react-intl";
import { Button } from "@foyer/ui/button";
import { DescriptionList } from "@foyer/ui/description-list";
import { InlineMessage } from "@foyer/ui/inline-message";
import { Stack } from "@foyer/ui/stack";
import type { NewAccount } from "./RegisterReview.tsx";
import { registerWords } from "./registerWords.ts";

interface RegisterDoneProps {
  readonly body: NewAccount;
  readonly onAgain: () => void;
}

/** Username and password of the new account, to be handed over: the password is nowhere to be seen afterwards. */
export function RegisterDone({ body, onAgain }: RegisterDoneProps) {
  const { formatMessage } = useIntl();
  return (
    <Stack gap="x5" align="start">
      <InlineMessage
        tone="success"
        live="polite"
        title={formatMessage(registerWords.done, {
          account: `\u2068${body.username}\u2069`,
        })}
      >
        {formatMessage(registerWords.once)}
      </InlineMessage>
      <DescriptionList
        items={[
          {
            key: "username",
            label: formatMessage(registerWords.username),
            value: <bdi>{body.username}</bdi>,
            copy: {
              value: body.username,
              label: formatMessage(registerWords.copyUsername),
            },
          },
          {
            key: "password",
            label: formatMessage(registerWords.password),
            value: <bdi>{body.password}</bdi>,
            copy: {
              value: body.password,
              label: formatMessage(registerWords.copyPassword),
            },
          },
        ]}
      />
      <Button onClick={onAgain}>{formatMessage(registerWords.another)}</Button>
    </Stack>
  );
}

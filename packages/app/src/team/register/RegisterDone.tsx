import { useTranslations } from "@foyer/ui/words";
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
  const t = useTranslations();
  return (
    <Stack gap="x5" align="start">
      <InlineMessage
        tone="success"
        live="polite"
        title={t(registerWords.done, {
          account: `\u2068${body.username}\u2069`,
        })}
      >
        {t(registerWords.once)}
      </InlineMessage>
      <DescriptionList
        items={[
          {
            key: "username",
            label: t(registerWords.username),
            value: <bdi>{body.username}</bdi>,
            copy: {
              value: body.username,
              label: t(registerWords.copyUsername),
            },
          },
          {
            key: "password",
            label: t(registerWords.password),
            value: <bdi>{body.password}</bdi>,
            copy: {
              value: body.password,
              label: t(registerWords.copyPassword),
            },
          },
        ]}
      />
      <Button onClick={onAgain}>{t(registerWords.another)}</Button>
    </Stack>
  );
}

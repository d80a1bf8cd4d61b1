import { useTranslations } from "@foyer/ui/words";
import { Button } from "@foyer/ui/button";
import { DescriptionList } from "@foyer/ui/description-list";
import { InlineMessage } from "@foyer/ui/inline-message";
import { Stack } from "@foyer/ui/stack";
import type { NewAccount } from "./RegisterReview.tsx";

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
        title={t("agentRegister.done", {
          account: `\u2068${body.username}\u2069`,
        })}
      >
        {t("agentRegister.once")}
      </InlineMessage>
      <DescriptionList
        items={[
          {
            key: "username",
            label: t("agentRegister.username"),
            value: <bdi>{body.username}</bdi>,
            copy: {
              value: body.username,
              label: t("agentRegister.copyUsername"),
            },
          },
          {
            key: "password",
            label: t("agentRegister.password"),
            value: <bdi>{body.password}</bdi>,
            copy: {
              value: body.password,
              label: t("agentRegister.copyPassword"),
            },
          },
        ]}
      />
      <Button onClick={onAgain}>{t("agentRegister.another")}</Button>
    </Stack>
  );
}

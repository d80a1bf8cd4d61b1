import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import type { DownlineType } from "@foyer/platform/calls";
import { Button } from "@foyer/ui/button";
import { DescriptionList } from "@foyer/ui/description-list";
import { Form } from "@foyer/ui/form";
import { Inline } from "@foyer/ui/stack";
import { percentText } from "../contract/percentText.ts";
import type { Sending } from "../../kit/form/useSend.ts";
import { errorText } from "../../kit/words/errors.ts";
import { isLost } from "../isLost.ts";
import { registerWords } from "./registerWords.ts";

export interface NewAccount {
  readonly username: string;
  readonly password: string;
  readonly type: DownlineType;
  readonly rate: string;
}

interface RegisterReviewProps {
  readonly body: NewAccount;
  readonly sending: Sending;
  readonly onBack: () => void;
  readonly onConfirm: () => void;
}

/** All of it once more, before anything is sent; the password is shown when it is there to be handed over. */
export function RegisterReview(props: RegisterReviewProps) {
  const { body, sending, onBack, onConfirm } = props;
  const { busy, failure } = sending;
  const intl = useIntl();
  const t = useTranslations();
  return (
    <Form
      label={t("agentRegister.review")}
      onSubmit={onConfirm}
      busy={busy}
      error={
        failure &&
        (isLost(failure) ? t("agentRegister.doubt") : errorText(intl, failure))
      }
    >
      <DescriptionList
        items={[
          {
            key: "type",
            label: t("agentRegister.type"),
            value: t(registerWords[body.type]),
            hint: t(registerWords[`${body.type}_text`]),
          },
          {
            key: "username",
            label: t("agentRegister.username"),
            value: <bdi>{body.username}</bdi>,
          },
          {
            key: "rate",
            label: t("agentRegister.rate"),
            value: percentText(intl, body.rate),
          },
        ]}
      />
      <Inline gap="x3">
        <Button variant="outline" size="large" disabled={busy} onClick={onBack}>
          {t("agentRegister.back")}
        </Button>
        <Button type="submit" tone="accent" size="large" loading={busy}>
          {t("agentRegister.confirm")}
        </Button>
      </Inline>
    </Form>
  );
}

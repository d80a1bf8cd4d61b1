import { useTranslations } from "@foyer/ui/words";
import type { LiveModel } from "@foyer/platform/calls";
import { Avatar } from "@foyer/ui/avatar";
import { Badge } from "@foyer/ui/badge";
import { Button } from "@foyer/ui/button";
import { Inline, Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { useModalActions } from "../../navigation/modals.ts";
import { useImages } from "../../kit/content/useImages.ts";
import * as styles from "./support.css.ts";

/** One host: picture, name, whether they are there, and the way to talk to them. */
export function ModelCard({
  model: { id, name, imageUrl, online },
}: {
  readonly model: LiveModel;
}) {
  const t = useTranslations();
  const { open } = useModalActions();
  const image = useImages();
  return (
    <li className={styles.model}>
      <Avatar name={name} imageUrl={image(imageUrl)} size="large" />
      <div className={styles.words}>
        <Stack gap="x1" align="start">
          <Text as="span" weight="strong" lines="two">
            {name}
          </Text>
          <Inline>
            <Badge tone={online ? "success" : "neutral"}>
              {t(online ? "models.online" : "models.offline")}
            </Badge>
          </Inline>
        </Stack>
      </div>
      {online && (
        <Button
          size="small"
          icon="chat"
          aria-label={t("models.chatWith", { name })}
          onClick={() => open({ name: "chat", modelId: id, title: name })}
        >
          {t("models.chat")}
        </Button>
      )}
    </li>
  );
}

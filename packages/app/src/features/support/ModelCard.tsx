import { defineMessages, useIntl } from "react-intl";
import type { LiveModel } from "@foyer/platform/calls";
import { Avatar } from "@foyer/ui/avatar";
import { Badge } from "@foyer/ui/badge";
import { Button } from "@foyer/ui/button";
import { Inline, Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { useModalActions } from "../../navigation/modals.ts";
import { useImages } from "../../shared/games/useImages.ts";
import * as styles from "./support.css.ts";

const messages = defineMessages<{
  online: {};
  offline: {};
  chat: {};
  chatWith: { name: string };
}>({
  online: {
    id: "models.online",
    defaultMessage: "At a table",
    description: "Says that a host of the live tables is there now",
  },
  offline: {
    id: "models.offline",
    defaultMessage: "Off today",
    description: "Says that a host of the live tables is not there now",
  },
  chat: {
    id: "models.chat",
    defaultMessage: "Chat",
    description: "Button that opens a chat with a host",
  },
  chatWith: {
    id: "models.chatWith",
    defaultMessage: "Chat with {name}",
    description: "Spoken name of the button that opens a chat with a host",
  },
});

/** One host: picture, name, whether they are there, and the way to talk to them. */
export function ModelCard({
  model: { id, name, imageUrl, online },
}: {
  readonly model: LiveModel;
}) {
  const { formatMessage } = useIntl();
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
              {formatMessage(online ? messages.online : messages.offline)}
            </Badge>
          </Inline>
        </Stack>
      </div>
      {online && (
        <Button
          size="small"
          icon="chat"
          aria-label={formatMessage(messages.chatWith, { name })}
          onClick={() => open({ name: "chat", modelId: id, title: name })}
        >
          {formatMessage(messages.chat)}
        </Button>
      )}
    </li>
  );
}

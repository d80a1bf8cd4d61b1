import { defineMessages, useIntl } from "react-intl";
import { Button } from "../button/Button.tsx";
import { NotFoundPicture } from "./NotFoundPicture.tsx";
import { StatusPage } from "./StatusPage.tsx";

const messages = defineMessages({
  title: {
    id: "ui.notFoundPage.title",
    defaultMessage: "This page is not here",
    description: "Heading of the page for an address that leads nowhere",
  },
  text: {
    id: "ui.notFoundPage.text",
    defaultMessage:
      "The link may be old, or the address may have a slip in it.",
    description:
      "Below the heading of the page for an address that leads nowhere",
  },
  home: {
    id: "ui.notFoundPage.home",
    defaultMessage: "Back to the lobby",
    description: "Leads to the first page",
  },
});

export interface NotFoundPageProps {
  /** Address of the first page, in the present language. */
  homeHref: string;
}

/**
 * Says that an address leads nowhere, inside the frame of the site, and leads back.
 *
 * @example <NotFoundPage homeHref="/" />
 */
export function NotFoundPage({ homeHref }: NotFoundPageProps) {
  const intl = useIntl();
  return (
    <StatusPage
      whole={false}
      picture={<NotFoundPicture />}
      title={intl.formatMessage(messages.title)}
      text={intl.formatMessage(messages.text)}
      action={
        <Button tone="accent" icon="home" href={homeHref}>
          {intl.formatMessage(messages.home)}
        </Button>
      }
    />
  );
}

import { defineMessages, useIntl } from "react-intl";
import { RegionBlockPicture } from "./RegionBlockPicture.tsx";
import { StatusPage } from "./StatusPage.tsx";
import { SupportButton } from "./SupportButton.tsx";

const messages = defineMessages({
  title: {
    id: "ui.regionBlockPage.title",
    defaultMessage: "Not available where you are",
    description:
      "Heading of the page for visitors from a place that may not be served",
  },
  address: {
    id: "ui.regionBlockPage.address",
    defaultMessage: "Your IP address",
    description: "Before the visitor's IP address",
  },
});

export interface RegionBlockPageProps {
  /** The visitor's address as the platform saw it, to be told to customer service. */
  ip: string;
  /** What the platform says about the restriction. */
  message: string;
  /** Called by the customer-service button; without it there is none. */
  onSupport?(): void;
}

/**
 * Stands in for the whole site where it may not be offered.
 *
 * @example <RegionBlockPage ip={status.ip} message={status.message} onSupport={openChat} />
 */
export function RegionBlockPage({
  ip,
  message,
  onSupport,
}: RegionBlockPageProps) {
  const intl = useIntl();
  return (
    <StatusPage
      whole
      picture={<RegionBlockPicture />}
      title={intl.formatMessage(messages.title)}
      text={message}
      fact={{
        label: intl.formatMessage(messages.address),
        value: <bdi>{ip}</bdi>,
      }}
      action={onSupport && <SupportButton onSupport={onSupport} />}
    />
  );
}

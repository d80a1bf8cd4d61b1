import { defineMessages, useIntl } from "react-intl";
import { MaintenancePicture } from "./MaintenancePicture.tsx";
import { StatusPage } from "./StatusPage.tsx";
import { SupportButton } from "./SupportButton.tsx";

const messages = defineMessages({
  title: {
    id: "ui.maintenancePage.title",
    defaultMessage: "We will be right back",
    description:
      "Heading of the page that stands in for the site while it is being worked on",
  },
  end: {
    id: "ui.maintenancePage.end",
    defaultMessage: "Back at",
    description: "Before the date and time the site comes back",
  },
});

export interface MaintenancePageProps {
  /** What the platform says about the work. */
  message: string;
  /** When the site is expected back, in milliseconds since 1970; left out while nobody knows, then no time is shown. */
  endTime?: number;
  /** Called by the customer-service button; without it there is none. */
  onSupport?(): void;
}

/**
 * Stands in for the whole site while it is being worked on.
 *
 * @example <MaintenancePage message={status.message} endTime={status.endTime} onSupport={openChat} />
 */
export function MaintenancePage({
  message,
  endTime,
  onSupport,
}: MaintenancePageProps) {
  const intl = useIntl();
  const fact = endTime !== undefined && {
    label: intl.formatMessage(messages.end),
    value: (
      <time dateTime={new Date(endTime).toISOString()}>
        {intl.formatDate(endTime, {
          // The platform's years, also where Intl would count others: in Thai and Persian.
          calendar: "gregory",
          day: "numeric",
          month: "long",
          hour: "numeric",
          minute: "2-digit",
          timeZoneName: "short",
        })}
      </time>
    ),
  };
  return (
    <StatusPage
      whole
      picture={<MaintenancePicture />}
      title={intl.formatMessage(messages.title)}
      text={message}
      fact={fact || undefined}
      action={onSupport && <SupportButton onSupport={onSupport} />}
    />
  );
}

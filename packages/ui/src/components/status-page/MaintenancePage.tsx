import { useIntl } from "react-intl";
import { useTranslations } from "../../words/translate.ts";
import { MaintenancePicture } from "../../private/status-pictures/MaintenancePicture.tsx";
import { StatusPage, SupportButton } from "./StatusPage.tsx";

export interface MaintenancePageProps {
  /** The platform's message about the maintenance. */
  message: string;
  /** When the site is expected back, in milliseconds since 1970. Without it, no time is shown. */
  endTime?: number;
  /** Called by the customer service button. Without it, no button is shown. */
  onSupport?(): void;
}

/**
 * Replaces the whole site during maintenance.
 *
 * @example <MaintenancePage message={status.message} endTime={status.endTime} onSupport={openChat} />
 */
export function MaintenancePage({
  message,
  endTime,
  onSupport,
}: MaintenancePageProps) {
  const intl = useIntl();
  const t = useTranslations();
  const fact = endTime !== undefined && {
    label: t("ui.maintenancePage.end"),
    value: (
      <time dateTime={new Date(endTime).toISOString()}>
        {intl.formatDate(endTime, {
          // Gregorian years, as on the platform; Intl would use other calendars in Thai and Persian.
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
      title={t("ui.maintenancePage.title")}
      text={message}
      fact={fact || undefined}
      action={onSupport && <SupportButton onSupport={onSupport} />}
    />
  );
}

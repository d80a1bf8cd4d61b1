import { useTranslations } from "../../words/translate.ts";
import { RegionBlockPicture } from "../../private/status-pictures/RegionBlockPicture.tsx";
import { StatusPage, SupportButton } from "./StatusPage.tsx";

export interface RegionBlockPageProps {
  /** The visitor's IP address as the platform sees it, to give to customer service. */
  ip: string;
  /** The platform's message about the restriction. */
  message: string;
  /** Called by the customer service button. Without it, no button is shown. */
  onSupport?(): void;
}

/**
 * Replaces the whole site in regions where it may not be offered.
 *
 * @example <RegionBlockPage ip={status.ip} message={status.message} onSupport={openChat} />
 */
export function RegionBlockPage({
  ip,
  message,
  onSupport,
}: RegionBlockPageProps) {
  const t = useTranslations();
  return (
    <StatusPage
      whole
      picture={<RegionBlockPicture />}
      title={t("ui.regionBlockPage.title")}
      text={message}
      fact={{
        label: t("ui.regionBlockPage.address"),
        value: <bdi>{ip}</bdi>,
      }}
      action={onSupport && <SupportButton onSupport={onSupport} />}
    />
  );
}

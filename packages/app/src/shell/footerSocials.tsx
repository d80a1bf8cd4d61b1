import {
  type Resource,
  resourceAddress,
  resourceByName,
} from "@foyer/platform/domain";
import type { FooterSocial } from "@foyer/ui/footer";
import { SocialGlyph, type SocialChannel } from "@foyer/ui/social-icons";

const channels = [
  "YOUTUBE",
  "TWITTER",
  "TIKTOK",
  "FACEBOOK",
  "INSTAGRAM",
  "WHATSAPP",
  "TELEGRAM",
  "LINE",
] as const satisfies readonly SocialChannel[];

/** The social channels that the platform has an address for, by their own names (FTR-04). */
export const footerSocials = (
  resources: readonly Resource[],
): readonly FooterSocial[] =>
  channels.flatMap((channel) => {
    const resource = resourceByName(resources, channel);
    const href = resourceAddress(resource?.url);
    return href === undefined
      ? []
      : [
          {
            key: channel,
            label: resource?.labelNameEn || channel,
            href,
            icon: <SocialGlyph channel={channel} />,
          },
        ];
  });

/** A social channel, by the platform's own name for it. */
export type SocialChannel =
  | "YOUTUBE"
  | "TWITTER"
  | "TIKTOK"
  | "FACEBOOK"
  | "INSTAGRAM"
  | "WHATSAPP"
  | "TELEGRAM"
  | "LINE";

interface Channel {
  /** What it calls itself, the same in every language. */
  readonly name: string;
  /** Its letters as one stroke on a grid of 24, and not its own sign, which belongs to somebody. */
  readonly letters: string;
}

const capitalT = "M3.5 6h8M7.5 6v12";

/** The channels, in the order shown. */
export const channels: Readonly<Record<SocialChannel, Channel>> = {
  YOUTUBE: {
    name: "YouTube",
    letters:
      "M3 6l3.75 5.75L10.5 6M6.75 11.75V18M15.5 7v8.5A2.5 2.5 0 0 0 18 18h1.75M13 10.5h6",
  },
  TWITTER: {
    name: "X (Twitter)",
    letters: `${capitalT}M12.75 10.5 14.5 18l2.25-6.25L19 18l1.75-7.5`,
  },
  TIKTOK: {
    name: "TikTok",
    letters: `${capitalT}M14.5 6v12M20 10.5l-5.5 4.25M16.5 13.25 20.5 18`,
  },
  FACEBOOK: {
    name: "Facebook",
    letters:
      "M4.5 18V6h6M4.5 11.75h5M13.5 6v12M13.5 14.25a3.5 3.75 0 1 1 7 0a3.5 3.75 0 1 1-7 0",
  },
  INSTAGRAM: {
    name: "Instagram",
    letters:
      "M4.25 6h5M6.75 6v12M4.25 18h5M19.5 10.5v8a3 3 0 0 1-3 3h-2.5M12.5 14.25a3.5 3.75 0 1 1 7 0a3.5 3.75 0 1 1-7 0",
  },
  WHATSAPP: {
    name: "WhatsApp",
    letters:
      "M2 6l2.4 12L7.25 9l2.85 9L12.5 6M21.5 10.5V18M14.75 14.25a3.35 3.75 0 1 1 6.75 0a3.35 3.75 0 1 1-6.75 0",
  },
  TELEGRAM: {
    name: "Telegram",
    letters: `${capitalT}M20.5 10.5v8a3 3 0 0 1-3 3H15M13.5 14.25a3.5 3.75 0 1 1 7 0a3.5 3.75 0 1 1-7 0`,
  },
  LINE: {
    name: "LINE",
    letters: "M5 6v12h6M14 10.5V18M14 14a3 3.25 0 0 1 6 0v4",
  },
};

/** Every channel, in the order shown. */
export const socialChannels: readonly SocialChannel[] = [
  "YOUTUBE",
  "TWITTER",
  "TIKTOK",
  "FACEBOOK",
  "INSTAGRAM",
  "WHATSAPP",
  "TELEGRAM",
  "LINE",
];

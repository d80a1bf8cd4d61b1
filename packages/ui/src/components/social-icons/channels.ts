/** A social channel, by the platform's name for it. */
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
  /** Its own name, the same in every language. */
  readonly name: string;
  /** Our own drawing of what people do there, in one stroke on a grid of 24; not the channel's logo, which is a trademark. */
  readonly drawing: string;
}

/** The channels, in the order shown. */
export const channels: Readonly<Record<SocialChannel, Channel>> = {
  // A film on a screen.
  YOUTUBE: {
    name: "YouTube",
    drawing:
      "M5.25 4h13.5a1.75 1.75 0 0 1 1.75 1.75v8.75a1.75 1.75 0 0 1-1.75 1.75H5.25A1.75 1.75 0 0 1 3.5 14.5V5.75A1.75 1.75 0 0 1 5.25 4ZM10.25 7.5v5.25L14.75 10.1 10.25 7.5ZM8.5 20h7",
  },
  // A short remark.
  TWITTER: {
    name: "X (Twitter)",
    drawing:
      "M5.5 4.5h13a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H12l-4.5 3.75V16.5h-2a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2ZM8 8.75h8M8 12.25h5",
  },
  // Music.
  TIKTOK: {
    name: "TikTok",
    drawing:
      "M9.5 17.25V5.5l9-1.75V15.5M9.5 17.25a2.75 2.5 0 1 1-5.5 0 2.75 2.5 0 0 1 5.5 0ZM18.5 15.5a2.75 2.5 0 1 1-5.5 0 2.75 2.5 0 0 1 5.5 0Z",
  },
  // People.
  FACEBOOK: {
    name: "Facebook",
    drawing:
      "M9 4.75a3.25 3.25 0 1 0 0 6.5 3.25 3.25 0 0 0 0-6.5ZM2.75 19.25c.5-3 3-4.75 6.25-4.75s5.75 1.75 6.25 4.75M15.5 5a3.25 3.25 0 0 1 0 6M17.5 14.75c2.1.6 3.45 2.15 3.75 4.5",
  },
  // A camera.
  INSTAGRAM: {
    name: "Instagram",
    drawing:
      "M4.75 7.5h2.9l1.6-2.5h5.5l1.6 2.5h2.9A1.75 1.75 0 0 1 21 9.25v8.5a1.75 1.75 0 0 1-1.75 1.75H4.75A1.75 1.75 0 0 1 3 17.75v-8.5A1.75 1.75 0 0 1 4.75 7.5ZM12 9.75a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z",
  },
  // A telephone.
  WHATSAPP: {
    name: "WhatsApp",
    drawing:
      "M6.2 3.75h2.5l1.6 4.1-2 1.7a12 12 0 0 0 6.15 6.15l1.7-2 4.1 1.6v2.5a2.3 2.3 0 0 1-2.4 2.45C10.2 19.9 4.1 13.8 3.75 6.15A2.3 2.3 0 0 1 6.2 3.75Z",
  },
  // A paper plane.
  TELEGRAM: {
    name: "Telegram",
    drawing:
      "M20.5 4 3.5 10.75l6 2.75M20.5 4l-3.75 15.5-7.25-6M20.5 4l-11 9.5v5.75l3-3.25",
  },
  // A conversation between two people.
  LINE: {
    name: "LINE",
    drawing:
      "M5 4h9a1.75 1.75 0 0 1 1.75 1.75v5A1.75 1.75 0 0 1 14 12.5H9l-3.25 2.75V12.5H5a1.75 1.75 0 0 1-1.75-1.75v-5A1.75 1.75 0 0 1 5 4ZM18.5 9h.5a1.75 1.75 0 0 1 1.75 1.75v5A1.75 1.75 0 0 1 19 17.5h-.75v2.75L15 17.5h-3.5a1.75 1.75 0 0 1-1.75-1.75",
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

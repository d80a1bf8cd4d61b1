import { defineMessages } from "react-intl";

/** Words of the apps: name, button, and a sentence about each. */
export const appMessages = defineMessages<{
  ios: {};
  android: {};
  lite: {};
  iosTitle: { brand: string };
  androidTitle: { brand: string };
  liteTitle: { brand: string };
  iosButton: {};
  androidButton: {};
  liteButton: {};
  iosAbout: {};
  androidAbout: {};
  liteAbout: {};
  scan: {};
}>({
  ios: {
    id: "download.ios",
    defaultMessage: "iOS",
    description: "Tab: the app for iPhone and iPad",
  },
  android: {
    id: "download.android",
    defaultMessage: "Android",
    description: "Tab: the app for Android",
  },
  lite: {
    id: "download.lite",
    defaultMessage: "Lite",
    description: "Tab: a small app for older phones",
  },
  iosTitle: {
    id: "download.ios.title",
    defaultMessage: "{brand} for iOS",
    description: "Heading: the app of the brand for iPhone and iPad",
  },
  androidTitle: {
    id: "download.android.title",
    defaultMessage: "{brand} for Android",
    description: "Heading: the app of the brand for Android",
  },
  liteTitle: {
    id: "download.lite.title",
    defaultMessage: "{brand} Lite",
    description: "Heading: the small app of the brand",
  },
  iosButton: {
    id: "download.ios.button",
    defaultMessage: "Download for iOS",
    description: "Button, and what the code beside it leads to",
  },
  androidButton: {
    id: "download.android.button",
    defaultMessage: "Download for Android",
    description: "Button, and what the code beside it leads to",
  },
  liteButton: {
    id: "download.lite.button",
    defaultMessage: "Download Lite",
    description: "Button, and what the code beside it leads to",
  },
  iosAbout: {
    id: "download.ios.about",
    defaultMessage: "A profile puts the lobby on the home screen.",
    description: "Sentence about the app for iPhone and iPad",
  },
  androidAbout: {
    id: "download.android.about",
    defaultMessage: "The whole lobby, without a browser around it.",
    description: "Sentence about the app for Android",
  },
  liteAbout: {
    id: "download.lite.about",
    defaultMessage: "A small app for older phones and slow lines.",
    description: "Sentence about the small app",
  },
  scan: {
    id: "download.scan",
    defaultMessage: "Scan with the phone’s camera",
    description: "Below a code that leads to an app",
  },
});

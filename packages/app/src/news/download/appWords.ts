/** Words of the apps: name, button, and a sentence about each. */
export const appMessages = {
  ios: "download.ios",
  android: "download.android",
  lite: "download.lite",
  iosTitle: "download.ios.title",
  androidTitle: "download.android.title",
  liteTitle: "download.lite.title",
  iosButton: "download.ios.button",
  androidButton: "download.android.button",
  liteButton: "download.lite.button",
  iosAbout: "download.ios.about",
  androidAbout: "download.android.about",
  liteAbout: "download.lite.about",
} as const;

import { defineMessages } from "react-intl";

/** Words of the steps by which an app gets onto a phone: each is one thing to do. */
export const stepMessages = defineMessages({
  scan: {
    id: "download.step.scan",
    defaultMessage: "Scan the code with the phone",
    description: "Step on the way to the app, for who reads on a computer",
  },
  press: {
    id: "download.step.press",
    defaultMessage: "Press the download button",
    description: "Step on the way to the app, for who reads on the phone",
  },
  pressText: {
    id: "download.step.pressText",
    defaultMessage: "Your browser may ask first: allow it.",
    description: "Sentence about the step of pressing the download button",
  },
  safari: {
    id: "download.step.safari",
    defaultMessage: "Open the page in Safari",
    description: "Step on the way to the app for iOS",
  },
  safariText: {
    id: "download.step.safariText",
    defaultMessage: "Other browsers on iOS cannot add the profile.",
    description: "Why the page is to be opened in Safari",
  },
  profile: {
    id: "download.step.profile",
    defaultMessage: "Allow the profile",
    description: "Step on the way to the app for iOS: a dialog of the system",
  },
  profileText: {
    id: "download.step.profileText",
    defaultMessage: "iOS says that a profile was downloaded.",
    description: "Sentence about the step of allowing the profile",
  },
  settings: {
    id: "download.step.settings",
    defaultMessage: "Install it in Settings",
    description: "Step on the way to the app for iOS",
  },
  settingsText: {
    id: "download.step.settingsText",
    defaultMessage: "Settings › General › VPN & Device Management › Install.",
    description: "Where iOS keeps profiles; the names as iOS shows them",
  },
  passcode: {
    id: "download.step.passcode",
    defaultMessage: "Confirm with your passcode",
    description: "Further step from iOS 17 on",
  },
  passcodeText: {
    id: "download.step.passcodeText",
    defaultMessage: "iOS asks for it once more before it trusts the profile.",
    description: "Sentence about the step of the passcode",
  },
  restart: {
    id: "download.step.restart",
    defaultMessage: "Restart the phone",
    description: "Further step from iOS 17 on",
  },
  restartText: {
    id: "download.step.restartText",
    defaultMessage: "The app is on the home screen afterwards.",
    description: "Sentence about the step of restarting",
  },
  file: {
    id: "download.step.file",
    defaultMessage: "Let the download end",
    description: "Step on the way to the app for Android",
  },
  fileText: {
    id: "download.step.fileText",
    defaultMessage: "The file is kept among your downloads.",
    description: "Where Android keeps the file",
  },
  install: {
    id: "download.step.install",
    defaultMessage: "Open the file and press Install",
    description: "Step on the way to the app for Android",
  },
  installText: {
    id: "download.step.installText",
    defaultMessage: "Android may ask whether your browser may install apps.",
    description: "Sentence about the step of installing",
  },
  open: {
    id: "download.step.open",
    defaultMessage: "Open the app and log in",
    description: "Last step on the way to the app",
  },
});

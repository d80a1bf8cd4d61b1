import type { DownloadStepsProps } from "@foyer/ui/download-steps";
import type { AppKey } from "./apps.ts";
import type { Device } from "./device.ts";
import { stepMessages } from "./stepWords.ts";

type Word = (typeof stepMessages)[keyof typeof stepMessages];
type Picture = NonNullable<DownloadStepsProps["steps"][number]["picture"]>;

interface Step {
  readonly key: string;
  readonly title: Word;
  readonly text?: Word;
  readonly picture: Picture;
}

const { scan, press, pressText, safari, safariText } = stepMessages;
const begin = {
  scan: { key: "scan", title: scan, picture: "scan" },
  press: { key: "press", title: press, text: pressText, picture: "download" },
  safari: {
    key: "safari",
    title: safari,
    text: safariText,
    picture: "browser",
  },
} as const satisfies Record<string, Step>;

const last: Step = {
  key: "open",
  title: stepMessages.open,
  picture: "open",
};

const profile: readonly Step[] = [
  {
    key: "profile",
    title: stepMessages.profile,
    text: stepMessages.profileText,
    picture: "download",
  },
  {
    key: "settings",
    title: stepMessages.settings,
    text: stepMessages.settingsText,
    picture: "settings",
  },
];

const newer: readonly Step[] = [
  {
    key: "passcode",
    title: stepMessages.passcode,
    text: stepMessages.passcodeText,
    picture: "trust",
  },
  {
    key: "restart",
    title: stepMessages.restart,
    text: stepMessages.restartText,
    picture: "restart",
  },
];

const file: readonly Step[] = [
  {
    key: "file",
    title: stepMessages.file,
    text: stepMessages.fileText,
    picture: "download",
  },
  {
    key: "install",
    title: stepMessages.install,
    text: stepMessages.installText,
    picture: "install",
  },
  last,
];

/** From this version of iOS on there is more to do (APP-04). */
const newerVersion = 17;

/**
 * What to do for an app, as it fits who reads: on the phone itself there is nothing to scan, in Safari nothing to
 * leave, and before iOS 17 nothing more than the profile.
 *
 * @example stepsFor("android", { kind: "android", safari: false }).steps[0].key // "press"
 */
export function stepsFor(
  app: AppKey,
  device: Device,
): { readonly steps: readonly Step[]; readonly extra: readonly Step[] } {
  const onPhone =
    app === "lite" ? device.kind !== "other" : device.kind === app;
  if (app !== "ios")
    return { steps: [onPhone ? begin.press : begin.scan, ...file], extra: [] };
  const steps = onPhone
    ? [...(device.safari ? [] : [begin.safari]), begin.press, ...profile]
    : [begin.scan, begin.safari, ...profile];
  const old =
    onPhone && device.version !== undefined && device.version < newerVersion;
  return { steps: old ? [...steps, last] : steps, extra: old ? [] : newer };
}

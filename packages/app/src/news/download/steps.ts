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
  title: "download.step.open",
  picture: "open",
};

const profile: readonly Step[] = [
  {
    key: "profile",
    title: "download.step.profile",
    text: "download.step.profileText",
    picture: "download",
  },
  {
    key: "settings",
    title: "download.step.settings",
    text: "download.step.settingsText",
    picture: "settings",
  },
];

const newer: readonly Step[] = [
  {
    key: "passcode",
    title: "download.step.passcode",
    text: "download.step.passcodeText",
    picture: "trust",
  },
  {
    key: "restart",
    title: "download.step.restart",
    text: "download.step.restartText",
    picture: "restart",
  },
];

const file: readonly Step[] = [
  {
    key: "file",
    title: "download.step.file",
    text: "download.step.fileText",
    picture: "download",
  },
  {
    key: "install",
    title: "download.step.install",
    text: "download.step.installText",
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

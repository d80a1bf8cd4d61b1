import type { PlainWordId } from "@foyer/ui/words";
import type { DownloadStepsProps } from "@foyer/ui/download-steps";
import type { AppKey } from "./apps.ts";
import type { Device } from "./device.ts";

type Picture = NonNullable<DownloadStepsProps["steps"][number]["picture"]>;

interface Step {
  readonly key: string;
  readonly picture: Picture;
  readonly title: PlainWordId;
  readonly text?: PlainWordId | undefined;
}

/** The installation steps, each a single action: its picture, its title and further explanation. */
const stepList = {
  scan: ["scan", "download.step.scan"],
  press: ["download", "download.step.press", "download.step.pressText"],
  safari: ["browser", "download.step.safari", "download.step.safariText"],
  profile: ["download", "download.step.profile", "download.step.profileText"],
  settings: [
    "settings",
    "download.step.settings",
    "download.step.settingsText",
  ],
  passcode: ["trust", "download.step.passcode", "download.step.passcodeText"],
  restart: ["restart", "download.step.restart", "download.step.restartText"],
  file: ["download", "download.step.file", "download.step.fileText"],
  install: ["install", "download.step.install", "download.step.installText"],
  open: ["open", "download.step.open"],
} as const satisfies Record<
  string,
  readonly [Picture, PlainWordId, PlainWordId?]
>;

const stepsOf = (...keys: readonly (keyof typeof stepList)[]) =>
  keys.map((key): Step => {
    const [picture, title, text] = stepList[key];
    return { key, picture, title, text };
  });

/** From this iOS version on, there are additional steps (APP-04). */
const newerVersion = 17;

/**
 * The steps for an app, adapted to the device: on the phone itself there is nothing to scan, in Safari no browser to
 * leave, and before iOS 17 only the profile to install.
 *
 * @example stepsFor("android", { kind: "android", safari: false }).steps[0].key // "press"
 */
export function stepsFor(
  app: AppKey,
  device: Device,
): { readonly steps: readonly Step[]; readonly extra: readonly Step[] } {
  const onPhone =
    app === "lite" ? device.kind !== "other" : device.kind === app;
  const begin = onPhone ? "press" : "scan";
  if (app !== "ios")
    return { steps: stepsOf(begin, "file", "install", "open"), extra: [] };
  const steps = [
    ...(onPhone && !device.safari ? stepsOf("safari") : []),
    ...stepsOf(begin),
    ...(onPhone ? [] : stepsOf("safari")),
    ...stepsOf("profile", "settings"),
  ];
  const old =
    onPhone && device.version !== undefined && device.version < newerVersion;
  return old
    ? { steps: [...steps, ...stepsOf("open")], extra: [] }
    : { steps, extra: stepsOf("passcode", "restart") };
}

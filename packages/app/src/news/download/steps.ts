import type { PlainWordId } from "@foyer/ui/words";
import type { DownloadStepsProps } from "@foyer/ui/download-steps";
import type { AppKey } from "./apps.ts";
import type { Device } from "./device.ts";

type Picture = NonNullable<DownloadStepsProps["steps"][number]["picture"]>;

interface Step {
  readonly key: string;
  readonly picture: Picture;
  readonly title: PlainWordId;
  readonly text?: PlainWordId;
}

/** The steps by which an app gets onto a phone: each is one thing to do. */
const stepList = [
  { key: "scan", picture: "scan", title: "download.step.scan" },
  {
    key: "press",
    picture: "download",
    title: "download.step.press",
    text: "download.step.pressText",
  },
  {
    key: "safari",
    picture: "browser",
    title: "download.step.safari",
    text: "download.step.safariText",
  },
  {
    key: "profile",
    picture: "download",
    title: "download.step.profile",
    text: "download.step.profileText",
  },
  {
    key: "settings",
    picture: "settings",
    title: "download.step.settings",
    text: "download.step.settingsText",
  },
  {
    key: "passcode",
    picture: "trust",
    title: "download.step.passcode",
    text: "download.step.passcodeText",
  },
  {
    key: "restart",
    picture: "restart",
    title: "download.step.restart",
    text: "download.step.restartText",
  },
  {
    key: "file",
    picture: "download",
    title: "download.step.file",
    text: "download.step.fileText",
  },
  {
    key: "install",
    picture: "install",
    title: "download.step.install",
    text: "download.step.installText",
  },
  { key: "open", picture: "open", title: "download.step.open" },
] as const satisfies readonly Step[];

type StepKey = (typeof stepList)[number]["key"];

const stepsOf = (...keys: readonly StepKey[]): readonly Step[] =>
  keys.flatMap((key) => stepList.filter((step) => step.key === key));

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

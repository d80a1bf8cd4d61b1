import type { Mode } from "@foyer/themes/contract";
import {
  isMailKind,
  type MailKind,
} from "../../packages/brand/src/mails/mailKinds.ts";
import { field } from "../guide.ts";
import {
  isOwnPage,
  isScreen,
  type OwnPage,
  type ScreenName,
} from "../portal/screens.ts";

/** Windows in which the portal can be shown. */
export const devices = {
  desktop: { label: "Desktop, 1280", width: 1280, height: 860 },
  phone: { label: "Phone, 390", width: 390, height: 844 },
} as const;
export type Device = keyof typeof devices;

/** Parts of the studio, in order. */
export const parts = [
  "seeds",
  "layout",
  "roles",
  "contrast",
  "changes",
  "files",
] as const;
export type StudioPart = (typeof parts)[number];

/** What a frame can show: a page of the portal, or what is seen before its script has loaded. */
export type FrameScreen = ScreenName | OwnPage | "firstScreen";

/** Whether this is the name of something that a frame can show. */
export const isFrameScreen = (name: string): name is FrameScreen =>
  isScreen(name) || isOwnPage(name) || name === "firstScreen";

/** What is shown, and how; none of it belongs to the brand. */
export interface View {
  readonly part: StudioPart;
  readonly screen: FrameScreen | "mails";
  /** Which e-mail or text message is shown among them. */
  readonly mail: MailKind;
  readonly device: Device | "both";
  readonly mode: Mode;
  /** Pack code. */
  readonly language: string;
}

const key = "foyer-studio view";

/**
 * Keeps the view for as long as the tab is open.
 *
 * @example keepView(sessionStorage, view)
 */
export function keepView(storage: Pick<Storage, "setItem">, view: View): void {
  try {
    storage.setItem(key, JSON.stringify(view));
  } catch {
    // Without storage in the browser, each page starts from the defaults.
  }
}

/**
 * The stored view, with invalid parts replaced from `usual`.
 *
 * @example keptView(sessionStorage, { part: "seeds", … })
 */
export function keptView(storage: Pick<Storage, "getItem">, usual: View): View {
  let found: unknown;
  try {
    found = JSON.parse(storage.getItem(key) ?? "null");
  } catch {
    return usual;
  }
  const text = (name: keyof View) => {
    const value = field(found, name);
    return typeof value === "string" ? value : "";
  };
  const [part, screen, device] = [text("part"), text("screen"), text("device")];
  const mail = text("mail");
  return {
    ...usual,
    part: parts.find((one) => one === part) ?? usual.part,
    screen: isFrameScreen(screen) || screen === "mails" ? screen : usual.screen,
    mail: isMailKind(mail) ? mail : usual.mail,
    device: isDevice(device) || device === "both" ? device : usual.device,
  };
}

/** Whether this is the name of a device. */
export const isDevice = (name: string): name is Device =>
  Object.hasOwn(devices, name);

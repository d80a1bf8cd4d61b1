import type { WordId } from "../../words/translate.ts";
import type { ImageProblem } from "./checkImage.ts";

/** Words of the field itself. */
export const words = {
  choose: "ui.imageDrop.choose",
  orDrop: "ui.imageDrop.orDrop",
  dropNow: "ui.imageDrop.dropNow",
  limits: "ui.imageDrop.limits",
  full: "ui.imageDrop.full",
  checking: "ui.imageDrop.checking",
  required: "ui.imageDrop.required",
} as const;

/** Words of the list of pictures. */
export const listWords = {
  list: "ui.imageDrop.list",
  remove: "ui.imageDrop.remove",
  retry: "ui.imageDrop.retry",
  retryShort: "ui.imageDrop.retryShort",
  sending: "ui.imageDrop.sending",
  sendingName: "ui.imageDrop.sendingName",
  sent: "ui.imageDrop.sent",
  failed: "ui.imageDrop.failed",
  added: "ui.imageDrop.added",
  removed: "ui.imageDrop.removed",
  wasSent: "ui.imageDrop.wasSent",
  wasNotSent: "ui.imageDrop.wasNotSent",
} as const;

/** Why a file was not taken. */
export const problemWords = {
  notPicture: "ui.imageDrop.notPicture",
  damaged: "ui.imageDrop.damaged",
  tooLarge: "ui.imageDrop.tooLarge",
  tooManyPixels: "ui.imageDrop.tooManyPixels",
  unreadable: "ui.imageDrop.unreadable",
  tooMany: "ui.imageDrop.tooMany",
} as const satisfies Record<ImageProblem | "tooMany", WordId>;

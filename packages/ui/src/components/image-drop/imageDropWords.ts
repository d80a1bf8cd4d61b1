import { defineMessages } from "react-intl";
import type { ImageProblem } from "./checkImage.ts";

/** Words of the field itself. */
export const words = defineMessages<{
  choose: {};
  orDrop: {};
  dropNow: {};
  limits: { size: string; count: number };
  full: { count: number };
  checking: {};
  required: {};
}>({
  choose: {
    id: "ui.imageDrop.choose",
    defaultMessage: "Choose pictures",
    description: "Button that opens the device's files",
  },
  orDrop: {
    id: "ui.imageDrop.orDrop",
    defaultMessage: "or drop or paste them here",
    description: "After the button that opens the device's files",
  },
  dropNow: {
    id: "ui.imageDrop.dropNow",
    defaultMessage: "Let go to add them",
    description: "While files are held over the field",
  },
  limits: {
    id: "ui.imageDrop.limits",
    defaultMessage:
      "PNG or JPG, up to {size} each, {count, plural, one {# picture} other {# pictures}} at most",
    description: "Which files are taken; size is a figure with its unit",
  },
  full: {
    id: "ui.imageDrop.full",
    defaultMessage:
      "{count, plural, one {# picture is} other {# pictures are}} chosen already; remove one to add another",
    description: "Why no more pictures can be chosen",
  },
  checking: {
    id: "ui.imageDrop.checking",
    defaultMessage: "Looking at the pictures",
    description: "While chosen files are checked",
  },
  required: {
    id: "ui.imageDrop.required",
    defaultMessage: "required",
    description: "Spoken after the label of a field that must be filled in",
  },
});

/** Words of the list of pictures. */
export const listWords = defineMessages<{
  list: {};
  remove: { name: string };
  retry: { name: string };
  retryShort: {};
  sending: {};
  sendingName: { name: string };
  sent: {};
  failed: {};
  added: { count: number };
  removed: { name: string };
  wasSent: { name: string };
  wasNotSent: { name: string };
}>({
  list: {
    id: "ui.imageDrop.list",
    defaultMessage: "Chosen pictures",
    description: "Name of the list of chosen files",
  },
  remove: {
    id: "ui.imageDrop.remove",
    defaultMessage: "Remove {name}",
    description: "Button beside a chosen file; name is the file's",
  },
  retry: {
    id: "ui.imageDrop.retry",
    defaultMessage: "Try again with {name}",
    description:
      "Spoken name of the button that sends a file again; begins with its visible words",
  },
  retryShort: {
    id: "ui.imageDrop.retryShort",
    defaultMessage: "Try again",
    description: "Button that sends a file again",
  },
  sending: {
    id: "ui.imageDrop.sending",
    defaultMessage: "Sending",
    description: "State of a chosen file, above a bar",
  },
  sendingName: {
    id: "ui.imageDrop.sendingName",
    defaultMessage: "Sending {name}",
    description: "Spoken name of the bar that shows how much of a file is sent",
  },
  sent: {
    id: "ui.imageDrop.sent",
    defaultMessage: "Sent",
    description: "State of a chosen file",
  },
  failed: {
    id: "ui.imageDrop.failed",
    defaultMessage: "Not sent",
    description: "State of a chosen file",
  },
  added: {
    id: "ui.imageDrop.added",
    defaultMessage: "{count, plural, one {# picture} other {# pictures}} added",
    description: "Spoken after files were chosen",
  },
  removed: {
    id: "ui.imageDrop.removed",
    defaultMessage: "{name} removed",
    description: "Spoken after a file was removed",
  },
  wasSent: {
    id: "ui.imageDrop.wasSent",
    defaultMessage: "{name} was sent",
    description: "Spoken when a file has arrived",
  },
  wasNotSent: {
    id: "ui.imageDrop.wasNotSent",
    defaultMessage: "{name} was not sent",
    description: "Spoken when sending a file failed",
  },
});

type About = { name: string; size: string; megapixels: number; count: number };

/** Why a file was not taken. */
export const problemWords = defineMessages<
  Record<ImageProblem | "tooMany", About>
>({
  notPicture: {
    id: "ui.imageDrop.notPicture",
    defaultMessage: "{name} is not a PNG or JPG picture",
    description: "Why a file was not taken: what is in it, whatever its name",
  },
  damaged: {
    id: "ui.imageDrop.damaged",
    defaultMessage: "{name} is damaged or incomplete",
    description: "Why a file was not taken",
  },
  tooLarge: {
    id: "ui.imageDrop.tooLarge",
    defaultMessage: "{name} is larger than {size}",
    description: "Why a file was not taken; size is a figure with its unit",
  },
  tooManyPixels: {
    id: "ui.imageDrop.tooManyPixels",
    defaultMessage:
      "{name} has more than {megapixels, number} megapixels; make it smaller first",
    description: "Why a file was not taken",
  },
  unreadable: {
    id: "ui.imageDrop.unreadable",
    defaultMessage: "{name} could not be read from the device",
    description: "Why a file was not taken",
  },
  tooMany: {
    id: "ui.imageDrop.tooMany",
    defaultMessage:
      "{count, plural, one {# file was} other {# files were}} left out, there is no room for more",
    description: "More files were chosen than the field takes",
  },
});

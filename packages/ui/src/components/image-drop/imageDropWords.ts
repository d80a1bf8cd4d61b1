import type { WordId } from "../../words/translate.ts";
import type { ImageProblem } from "./checkImage.ts";

/** Why a file was not taken. */
export const problemWords = {
  notPicture: "ui.imageDrop.notPicture",
  damaged: "ui.imageDrop.damaged",
  tooLarge: "ui.imageDrop.tooLarge",
  tooManyPixels: "ui.imageDrop.tooManyPixels",
  unreadable: "ui.imageDrop.unreadable",
  tooMany: "ui.imageDrop.tooMany",
} as const satisfies Record<ImageProblem | "tooMany", WordId>;

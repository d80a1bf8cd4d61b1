import type { IntlShape } from "react-intl";
import { translate, type WordId } from "../../words/translate.ts";
import type { ImageLimits, ImageProblem } from "./checkImage.ts";
import { shownName, sizeText } from "./fileText.ts";
import type { ImageRefusal } from "./useImagePicking.ts";

/* If a whole folder is dropped, the first few messages are enough. */
const most = 4;

/** Why files were rejected, one sentence each, without duplicates. */
export function refusalTexts(
  intl: IntlShape,
  refusals: readonly ImageRefusal[],
  { maxBytes, maxPixels }: ImageLimits,
): string[] {
  const texts = refusals.map(({ problem, name, count }) =>
    translate(intl, problemWords[problem], {
      name: shownName(name),
      count,
      size: sizeText(intl, maxBytes),
      megapixels: Math.floor(maxPixels / 1_000_000),
    }),
  );
  const shown = [...new Set(texts)];
  /* The message about files beyond the limit comes last and gives their number, so it is kept. */
  return shown.length > most
    ? [...shown.slice(0, most - 1), ...shown.slice(-1)]
    : shown;
}

/** Why a file was rejected. */
const problemWords = {
  notPicture: "ui.imageDrop.notPicture",
  damaged: "ui.imageDrop.damaged",
  tooLarge: "ui.imageDrop.tooLarge",
  tooManyPixels: "ui.imageDrop.tooManyPixels",
  unreadable: "ui.imageDrop.unreadable",
  tooMany: "ui.imageDrop.tooMany",
} as const satisfies Record<ImageProblem | "tooMany", WordId>;

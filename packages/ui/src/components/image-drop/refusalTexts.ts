import type { IntlShape } from "react-intl";
import { translate, type WordId } from "../../words/translate.ts";
import type { ImageLimits, ImageProblem } from "./checkImage.ts";
import { shownName, sizeText } from "./fileText.ts";
import type { ImageRefusal } from "./useImagePicking.ts";

/* Who drops a whole folder is helped by the first few. */
const most = 4;

/** Why files were not taken, a sentence each, none of them twice. */
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
  /* What found no room comes last and says how much it is, so it is kept. */
  return shown.length > most
    ? [...shown.slice(0, most - 1), ...shown.slice(-1)]
    : shown;
}

/** Why a file was not taken. */
const problemWords = {
  notPicture: "ui.imageDrop.notPicture",
  damaged: "ui.imageDrop.damaged",
  tooLarge: "ui.imageDrop.tooLarge",
  tooManyPixels: "ui.imageDrop.tooManyPixels",
  unreadable: "ui.imageDrop.unreadable",
  tooMany: "ui.imageDrop.tooMany",
} as const satisfies Record<ImageProblem | "tooMany", WordId>;

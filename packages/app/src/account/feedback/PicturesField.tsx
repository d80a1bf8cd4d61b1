import { feedbackBounds } from "@foyer/platform/calls";
import { useTranslations } from "@foyer/ui/words";
import { ImageDrop } from "@foyer/ui/image-drop";
import type { usePictures } from "./usePictures.ts";

interface PicturesFieldProps {
  readonly pictures: ReturnType<typeof usePictures>;
  /** How many the platform takes; 0: it takes none, and there is no field. */
  readonly most: number;
  readonly disabled: boolean;
}

/** Pictures for a message to customer service. */
export function PicturesField(props: PicturesFieldProps) {
  const { pictures, most, disabled } = props;
  const t = useTranslations();
  if (most === 0) return null;
  return (
    <ImageDrop
      name="images"
      label={t("feedback.pictures")}
      hint={t("feedback.pictures.hint")}
      maxFiles={Math.min(most, feedbackBounds.pictures)}
      disabled={disabled}
      value={pictures.value}
      onChange={pictures.onChange}
    />
  );
}

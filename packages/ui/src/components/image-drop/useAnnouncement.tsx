import {
  useState,
  useEffect,
  useEffectEvent,
  useRef,
  type ReactNode,
} from "react";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { useTranslations } from "../../words/translate.ts";
import { shownName } from "./fileText.ts";
import type { ImageDropItem } from "./ImageDropRow.tsx";

/** Announces a text once to screen readers, even if it is the same as the last one. */
export function useAnnouncement(): [
  region: ReactNode,
  say: (text: string) => void,
] {
  const [said, setSaid] = useState({ text: "", turn: 0 });
  const region = (
    <VisuallyHidden>
      <span role="status">
        <span key={said.turn}>{said.text}</span>
      </span>
    </VisuallyHidden>
  );
  return [region, (text) => setSaid(({ turn }) => ({ text, turn: turn + 1 }))];
}

/** Announces when a picture has been sent or has failed; the progress bar covers the progress. */
export function useStateAnnouncements(
  value: readonly ImageDropItem[],
  say: (text: string) => void,
): void {
  const t = useTranslations();
  const before = useRef(new Map<string, ImageDropItem["state"]>());
  const tell = useEffectEvent(say);
  useEffect(() => {
    const texts = value.flatMap(({ id, state, file }) => {
      const last = before.current.get(id);
      if (last === undefined || last === state) return [];
      const name = shownName(file.name);
      if (state === "sent") return [t("ui.imageDrop.wasSent", { name })];
      if (state === "failed") return [t("ui.imageDrop.wasNotSent", { name })];
      return [];
    });
    before.current = new Map(value.map(({ id, state }) => [id, state]));
    if (texts.length > 0) tell(texts.join(". "));
  }, [value, t]);
}

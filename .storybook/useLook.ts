import { useMemo, useSyncExternalStore } from "react";
import { usual, type Look } from "./look.ts";

const attributes = ["brand", "mode", "language", "density", "motion"] as const;

/** The document's current look, with what is derived from it. */
export type ShownLook = Omit<Look, "direction"> & {
  readonly direction: "ltr" | "rtl";
  /** BCP 47 tag of the language. */
  readonly tag: string;
};

/**
 * The document's look; components that read it render again when a toolbar changes it.
 *
 * @example const { brand, mode } = useShownLook();
 */
export function useShownLook(): ShownLook {
  const text = useSyncExternalStore(subscribe, read);
  return useMemo(() => {
    const [brand = "", mode, language, density, motion, tag = "en", dir] =
      text.split("|");
    return {
      brand,
      mode: mode === "light" ? "light" : "dark",
      language: language || usual.language,
      density:
        density === "compact" || density === "roomy" ? density : usual.density,
      motion: motion === "reduced" || motion === "full" ? motion : usual.motion,
      tag,
      direction: dir === "rtl" ? "rtl" : "ltr",
    };
  }, [text]);
}

function read(): string {
  const { dataset, lang, dir } = document.documentElement;
  return [...attributes.map((name) => dataset[name] ?? ""), lang, dir].join(
    "|",
  );
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, {
    attributeFilter: [
      ...attributes.map((name) => `data-${name}`),
      "lang",
      "dir",
    ],
  });
  return () => observer.disconnect();
}

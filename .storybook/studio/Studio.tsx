import type { ReactNode } from "react";
import { ErrorState } from "@foyer/ui/error-state";
import { brandWords } from "virtual:brand-words";
import { useShownLook } from "../useLook.ts";
import { Desk } from "./Desk.tsx";
import type { PortalFrameProps } from "./PortalFrame.tsx";
import { savedPack } from "./savedPacks.ts";
import * as css from "./studio.css.ts";

export interface StudioProps {
  /** Name of the control to open first, as in the URL: "accent", "layout-gameCard". @default none */
  readonly control?: string;
  /** Draws the portal in another way than in a window of its own. */
  readonly renderPortal?: (props: PortalFrameProps) => ReactNode;
}

/**
 * The brand studio: a brand team changes a brand's settings and sees the whole portal change. Nothing is written to a
 * folder; the result is the files of a pack.
 */
export function Studio({ control = "", renderPortal }: StudioProps) {
  const { brand, language, mode } = useShownLook();
  const saved = savedPack(brand);
  const offered = brandWords[brand]?.languages ?? [];
  if (!saved.ok)
    return (
      <main className={css.refused} lang="en" dir="ltr">
        <ErrorState title="This brand’s files could not be read">
          {saved.why.join(" ")}
        </ErrorState>
      </main>
    );
  return (
    <Desk
      // Each brand has a desk of its own; its draft is kept while another is shown.
      key={brand}
      brandId={brand}
      saved={saved.pack}
      languages={offered}
      language={
        offered.some(({ code }) => code === language)
          ? language
          : saved.pack.brand.defaultLanguage
      }
      mode={mode}
      linked={control}
      renderPortal={renderPortal}
    />
  );
}

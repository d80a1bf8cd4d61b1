import type { ReactNode } from "react";
import { entranceArt } from "./art.ts";
import { BrandLogo } from "./BrandLogo.tsx";
import * as css from "./screens.css.ts";

export interface EntranceProps {
  /** What the picture shows. */
  readonly theme: string;
  /** What it says. */
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** One column for a form, and a picture beside it where there is room. */
export function Entrance({ theme, title, text, children }: EntranceProps) {
  return (
    <main className={css.entrance}>
      <div className={css.entranceForm}>
        <div className={css.entranceLogo}>
          <BrandLogo />
        </div>
        {children}
      </div>
      <div className={css.entranceArt} aria-hidden="true">
        <div className={css.artFrame}>
          <img className={css.cover} src={entranceArt(theme, theme)} alt="" />
          <div className={css.artWords}>
            <p className={css.artTitle}>{title}</p>
            <p className={css.artText}>{text}</p>
          </div>
        </div>
      </div>
    </main>
  );
}

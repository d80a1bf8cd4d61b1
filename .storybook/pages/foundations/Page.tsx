import type { ReactNode } from "react";
import { brands } from "virtual:brands";
import { useShownLook } from "../../useLook.ts";
import * as css from "./foundations.css.ts";

export interface PageProps {
  readonly title: string;
  /** One or two sentences: what it is for. */
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** A page of the foundations; it names its brand and mode, and renders again when they change. */
export function Page({ title, lead, children }: PageProps) {
  const { brand, mode, density } = useShownLook();
  const name = brands.find(({ id }) => id === brand)?.name ?? brand;
  return (
    <main
      className={css.page}
      lang="en"
      dir="ltr"
      key={`${brand} ${mode} ${density}`}
    >
      <header className={css.head}>
        <p className={css.kicker}>
          {name}, {mode}
        </p>
        <h1 className={css.title}>{title}</h1>
        <p className={css.lead}>{lead}</p>
      </header>
      {children}
    </main>
  );
}

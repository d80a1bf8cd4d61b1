import type { ReactNode } from "react";
import * as css from "./parts.css.ts";

export interface SectionProps {
  /** Target of the contents list of a documentation page. */
  readonly id?: string;
  readonly title: string;
  /** A sentence under the title. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page, under its own heading. */
export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section className={css.section} id={id} data-section={title}>
      <header className={css.sectionHead}>
        <h2 className={css.heading}>{title}</h2>
        {lead && <p className={css.lead}>{lead}</p>}
      </header>
      {children}
    </section>
  );
}

import type { ReactNode } from "react";
import { FooterGroup, type FooterGroupEntry } from "./FooterGroup.tsx";
import type { FooterHelpLine } from "./FooterHelpLines.tsx";
import { FooterLaw } from "./FooterLaw.tsx";
import { FooterSocials, type FooterSocial } from "./FooterSocials.tsx";
import { FooterVendors, type FooterVendor } from "./FooterVendors.tsx";
import * as styles from "./Footer.css.ts";

export interface FooterProps {
  /** The brand's logo. */
  logo?: ReactNode;
  /** Lists of links: help, and the games by kind. */
  groups: readonly FooterGroupEntry[];
  /** Vendors of games; one that is given twice is shown once. */
  vendors?: readonly FooterVendor[];
  /** Social channels that exist. */
  socials?: readonly FooterSocial[];
  /** Words of the gaming licence. */
  licence?: string;
  /** Opens the picture of the licence; without it the words are plain. */
  onLicence?(): void;
  /** Who watches over the licence: the words, and where the licence is shown. */
  regulator?: { readonly label: string; readonly href?: string | undefined };
  /** Independent help for who plays more than is good for them. */
  helpLines?: readonly FooterHelpLine[];
  /** Words before the help lines. */
  helpLabel?: string;
  /** Age from which one may play; draws the mark. */
  age?: number;
  /** What play can cost and where help is found. */
  risk?: string;
  /** Who holds the rights. */
  rights: string;
  /** A small entry after the last line, as to take back a consent; a FooterChoice. */
  choice?: ReactNode;
}

/**
 * The foot of every page: where help is, what is offered, who stands for it.
 *
 * @example <Footer groups={[help, slots]} vendors={vendors} age={18} risk={risk} rights="© Foyer Sands" />
 */
export function Footer(props: FooterProps) {
  const {
    logo,
    groups,
    vendors = [],
    socials = [],
    licence,
    onLicence,
    regulator,
    helpLines,
    helpLabel,
    age,
    risk,
    rights,
    choice,
  } = props;
  return (
    <footer className={styles.footer}>
      <div className={styles.measure}>
        <FooterVendors vendors={vendors} />
        <div className={styles.groups}>
          {groups.map((group) => (
            <FooterGroup key={group.key} group={group} />
          ))}
        </div>
        <div className={styles.base}>
          {logo && <div className={styles.logo}>{logo}</div>}
          <FooterSocials socials={socials} />
        </div>
        <FooterLaw
          age={age}
          risk={risk}
          licence={licence}
          onLicence={onLicence}
          regulator={regulator}
          helpLines={helpLines}
          helpLabel={helpLabel}
          rights={rights}
          choice={choice}
        />
      </div>
    </footer>
  );
}

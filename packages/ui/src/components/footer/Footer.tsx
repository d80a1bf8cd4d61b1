import { FooterGroup } from "./FooterGroup.tsx";
import { FooterLaw } from "./FooterLaw.tsx";
import { FooterSocials } from "./FooterSocials.tsx";
import { FooterVendors } from "./FooterVendors.tsx";
import type { FooterProps } from "./types.ts";
import * as styles from "./Footer.css.ts";

/**
 * The footer of every page: help, games, legal information.
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

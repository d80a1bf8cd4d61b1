import type { ReactNode } from "react";
import { defineMessages, useIntl } from "react-intl";
import { Pressable } from "../../private/Pressable.tsx";
import { VendorMark } from "../../private/VendorMark.tsx";
import { FooterGroup, type FooterGroupEntry } from "./FooterGroup.tsx";
import * as styles from "./Footer.css.ts";

const messages = defineMessages<{
  vendors: {};
  social: {};
  age: { age: number };
}>({
  vendors: {
    id: "ui.footer.vendors",
    defaultMessage: "Game vendors",
    description: "Name of the strip of vendors' logos",
  },
  social: {
    id: "ui.footer.social",
    defaultMessage: "Follow us",
    description: "Name of the list of social channels",
  },
  age: {
    id: "ui.footer.age",
    defaultMessage: "Only for people aged {age} and over",
    description: "Meaning of the age mark, as 18+",
  },
});

export interface FooterVendor {
  /** Tells the vendors apart; each is shown once. */
  key: string;
  /** Name of the vendor; shown where the logo is lost. */
  label: string;
  /** Address of its logo. */
  imageUrl?: string;
}

export interface FooterSocial {
  /** Tells the channels apart. */
  key: string;
  /** Name of the channel. */
  label: string;
  /** Where it is. */
  href: string;
  /** Its picture; its name in words stands without one. */
  icon?: ReactNode;
}

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
    age,
    risk,
    rights,
    choice,
  } = props;
  const { formatMessage } = useIntl();
  const once = [
    ...new Map(vendors.map((vendor) => [vendor.key, vendor])).values(),
  ];
  return (
    <footer className={styles.footer}>
      <div className={styles.measure}>
        {once.length > 0 && (
          <ul
            className={styles.vendors}
            role="list"
            aria-label={formatMessage(messages.vendors)}
          >
            {once.map((vendor) => (
              <li key={vendor.key} className={styles.vendor}>
                <VendorMark label={vendor.label} imageUrl={vendor.imageUrl} />
              </li>
            ))}
          </ul>
        )}
        <div className={styles.groups}>
          {groups.map((group) => (
            <FooterGroup key={group.key} group={group} />
          ))}
        </div>
        <div className={styles.base}>
          {logo && <div className={styles.logo}>{logo}</div>}
          {socials.length > 0 && (
            <ul
              className={styles.socials}
              role="list"
              aria-label={formatMessage(messages.social)}
            >
              {socials.map(({ key, label, href, icon }) => (
                <li key={key}>
                  <a
                    className={styles.social}
                    href={href}
                    target="_blank"
                    rel="noopener noreferrer"
                    aria-label={icon ? label : undefined}
                    title={label}
                  >
                    {icon ?? label}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className={styles.law}>
          {age !== undefined && (
            <span
              className={styles.age}
              role="img"
              aria-label={formatMessage(messages.age, { age })}
            >
              {age}+
            </span>
          )}
          <div className={styles.lines}>
            {risk && <p className={styles.line}>{risk}</p>}
            {licence && (
              <p className={styles.line}>
                {onLicence ? (
                  <Pressable className={styles.licence} onPress={onLicence}>
                    {licence}
                  </Pressable>
                ) : (
                  licence
                )}
              </p>
            )}
            <p className={styles.line}>{rights}</p>
            {choice && <div className={styles.line}>{choice}</div>}
          </div>
        </div>
      </div>
    </footer>
  );
}

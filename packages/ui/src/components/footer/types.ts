import type { ReactNode } from "react";
import type { FooterGroupEntry } from "./FooterGroup.tsx";
import type { FooterHelpLine } from "./FooterHelpLines.tsx";
import type { FooterSocial } from "./FooterSocials.tsx";
import type { FooterVendor } from "./FooterVendors.tsx";

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

import type { ReactNode } from "react";
import type { FooterGroupEntry } from "./FooterGroup.tsx";
import type { FooterHelpLine } from "./FooterHelpLines.tsx";
import type { FooterSocial } from "./FooterSocials.tsx";
import type { FooterVendor } from "./FooterVendors.tsx";

export interface FooterProps {
  /** The brand's logo. */
  logo?: ReactNode;
  /** Lists of links: help, and games by type. */
  groups: readonly FooterGroupEntry[];
  /** Game providers; duplicates are shown once. */
  vendors?: readonly FooterVendor[];
  /** Social channels. */
  socials?: readonly FooterSocial[];
  /** Text of the gaming licence. */
  licence?: string;
  /** Opens the picture of the licence; without it the text is plain. */
  onLicence?(): void;
  /** The licensing authority: its name, and the URL of the licence. */
  regulator?: { readonly label: string; readonly href?: string | undefined };
  /** Independent help for people with gambling problems. */
  helpLines?: readonly FooterHelpLine[];
  /** Label of the help lines. */
  helpLabel?: string;
  /** Minimum age; shown as an age mark. */
  age?: number;
  /** The risks of gambling and where to find help. */
  risk?: string;
  /** Copyright notice. */
  rights: string;
  /** A small entry after the last line, for example for withdrawing consent: a FooterChoice. */
  choice?: ReactNode;
}

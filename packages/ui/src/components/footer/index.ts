export { Footer } from "./Footer.tsx";
export type { FooterProps } from "./types.ts";
export { FooterChoice, type FooterChoiceProps } from "./FooterChoice.tsx";
export { type FooterGroupEntry, type FooterLink } from "./FooterGroup.tsx";
export { type FooterSocial } from "./FooterSocials.tsx";
export { type FooterVendor } from "./FooterVendors.tsx";
export type { FooterHelpLine } from "./FooterHelpLines.tsx";

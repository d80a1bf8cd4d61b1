export {
  Footer,
  type FooterProps,
  type FooterSocial,
  type FooterVendor,
} from "./Footer.tsx";
export { FooterChoice, type FooterChoiceProps } from "./FooterChoice.tsx";
export { type FooterGroupEntry, type FooterLink } from "./FooterGroup.tsx";

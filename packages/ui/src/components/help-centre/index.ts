export {
  HelpCentre,
  type HelpCentreProps,
  type HelpTerm,
} from "./HelpCentre.tsx";

export {
  LanguageSelect,
  type Language,
  type LanguageSelectProps,
} from "./LanguageSelect.tsx";

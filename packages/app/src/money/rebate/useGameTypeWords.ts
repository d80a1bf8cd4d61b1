import { useTranslations } from "@foyer/ui/words";
import { categoryMessages } from "../../kit/words/categories.ts";

const isCategory = (code: string): code is keyof typeof categoryMessages =>
  Object.hasOwn(categoryMessages, code);

/** Name of a kind of games; one that nobody knows stands as the platform wrote it. */
export function useGameTypeWords(): (code: string) => string {
  const t = useTranslations();
  return (code) => (isCategory(code) ? t(categoryMessages[code]) : code);
}

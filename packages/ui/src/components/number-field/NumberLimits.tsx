import { useTranslations } from "../../words/translate.ts";

interface NumberLimitsProps {
  min: string | undefined;
  max: string | undefined;
}

/** How little and how much a field takes, in words. */
export function NumberLimits({ min, max }: NumberLimitsProps) {
  const t = useTranslations();
  if (min !== undefined && max !== undefined)
    return t("ui.numberField.between", { min, max });
  if (min !== undefined) return t("ui.numberField.atLeast", { min });
  return max === undefined ? null : t("ui.numberField.atMost", { max });
}

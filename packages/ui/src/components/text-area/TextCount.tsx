import { useIntl, type IntlShape } from "react-intl";
import { translate, useTranslations } from "../../words/translate.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { textCount, toldAt } from "./textCount.ts";
import * as styles from "./TextArea.css.ts";

interface TextCountProps {
  /** For the field, which is described by the rule. */
  id: string;
  text: string;
  min: number;
  max: number;
}

/** How much of a text's room is used: shown at each letter, told seldom, and the rule with the field. */
export function TextCount({ id, text, min, max }: TextCountProps) {
  const intl = useIntl();
  const t = useTranslations();
  const count = textCount(text);
  const state = count > max ? "over" : count < min ? "few" : "fine";
  return (
    <span className={styles.count({ state })}>
      <span aria-hidden>
        {intl.formatNumber(count)} / {intl.formatNumber(max)}
        {state === "few" && ` · ${t("ui.textArea.few", { min })}`}
      </span>
      <VisuallyHidden id={id}>
        {min > 0
          ? t("ui.textArea.between", { min, max })
          : t("ui.textArea.atMost", { max })}
      </VisuallyHidden>
      <VisuallyHidden role="status">{told(intl, count, max)}</VisuallyHidden>
    </span>
  );
}

function told(intl: IntlShape, length: number, max: number): string {
  const at = toldAt(length, max);
  if (at.kind === "silent") return "";
  const { count } = at;
  if (at.kind === "over") return translate(intl, "ui.textArea.over", { count });
  return count === 0
    ? translate(intl, "ui.textArea.none")
    : translate(intl, "ui.textArea.left", { count });
}

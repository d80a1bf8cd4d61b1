import { useIntl } from "react-intl";
import { useTranslations } from "../../words/translate.ts";
import { Pressable } from "../../private/Pressable.tsx";
import { FooterHelpLines } from "./FooterHelpLines.tsx";
import type { FooterProps } from "./types.ts";
import * as styles from "./Footer.css.ts";

/** The last lines: minimum age, risk, licence and copyright. */
export function FooterLaw({
  age,
  risk,
  licence,
  onLicence,
  regulator,
  helpLines = [],
  helpLabel,
  rights,
  choice,
}: Pick<
  FooterProps,
  | "age"
  | "risk"
  | "licence"
  | "onLicence"
  | "regulator"
  | "helpLines"
  | "helpLabel"
  | "rights"
  | "choice"
>) {
  const t = useTranslations();
  const { formatNumber } = useIntl();
  return (
    <div className={styles.law}>
      {age !== undefined && (
        <span
          className={styles.age}
          role="img"
          aria-label={t("ui.footer.age", {
            age: formatNumber(age),
          })}
        >
          {formatNumber(age)}+
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
        {regulator && (
          <p className={styles.line}>
            {regulator.href === undefined ? (
              regulator.label
            ) : (
              <a
                className={styles.licence}
                href={regulator.href}
                target="_blank"
                rel="noopener noreferrer"
              >
                {regulator.label}
              </a>
            )}
          </p>
        )}
        {helpLabel && helpLines.length > 0 && (
          <FooterHelpLines label={helpLabel} lines={helpLines} />
        )}
        <p className={styles.line}>{rights}</p>
        {choice && <div className={styles.line}>{choice}</div>}
      </div>
    </div>
  );
}

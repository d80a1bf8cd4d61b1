import { defineMessages, useIntl } from "react-intl";
import { Pressable } from "../../private/Pressable.tsx";
import { FooterHelpLines } from "./FooterHelpLines.tsx";
import type { FooterProps } from "./types.ts";
import * as styles from "./Footer.css.ts";

const messages = defineMessages<{ age: { age: string } }>({
  age: {
    id: "ui.footer.age",
    defaultMessage: "Only for people aged {age} and over",
    description: "Meaning of the age mark, as 18+",
  },
});

/** The last lines: from which age, at which risk, by whose leave, and who holds the rights. */
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
  const { formatMessage, formatNumber } = useIntl();
  return (
    <div className={styles.law}>
      {age !== undefined && (
        <span
          className={styles.age}
          role="img"
          aria-label={formatMessage(messages.age, {
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

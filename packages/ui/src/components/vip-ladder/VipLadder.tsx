import type { ReactNode } from "react";
import { useTranslations } from "../../words/translate.ts";
import { Badge } from "../badge/Badge.tsx";
import { Icon, type IconName } from "../icon/index.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import * as styles from "./VipLadder.css.ts";

const messages = {
  reached: "ui.vipLadder.reached",
  ahead: "ui.vipLadder.ahead",
} as const;

/** One rung: a rank and what it brings. */
export interface VipLadderRank {
  /** Names the rank in `current`. */
  key: string;
  /** The rank's name. */
  label: string;
  /** What it brings, besides all that the ranks below bring. */
  benefits: readonly { title: string; detail?: string | undefined }[];
}

export interface VipLadderProps {
  /** What the list is, spoken. */
  label: string;
  /** From the first rank up. */
  ranks: readonly VipLadderRank[];
  /** Key of the member's rank; one that is not among them marks none as reached. */
  current: string;
  /** Stands within the member's rank: a Meter to the next one. */
  progress?: ReactNode;
}

const icons: Readonly<Record<State, IconName>> = {
  reached: "check",
  current: "crown",
  ahead: "lock",
};

type State = "reached" | "current" | "ahead";

/**
 * The ranks of a VIP programme from the first up, what each brings, and which one the member has.
 *
 * @example <VipLadder label="VIP ranks" ranks={ranks} current="2" progress={<Meter … />} />
 */
export function VipLadder({ label, ranks, current, progress }: VipLadderProps) {
  const t = useTranslations();
  const at = ranks.findIndex(({ key }) => key === current);
  return (
    <ol className={styles.ladder} role="list" aria-label={label}>
      {ranks.map(({ key, label: name, benefits }, index) => {
        const state = stateOf(index, at);
        return (
          <li
            key={key}
            className={styles.rank({ state })}
            aria-current={state === "current" ? "true" : undefined}
          >
            <span className={styles.mark({ state })}>
              <Icon name={icons[state]} size="small" />
            </span>
            <div className={styles.words}>
              <p className={styles.name}>
                {name}{" "}
                {state === "current" ? (
                  <Badge tone="prize">{t("ui.vipLadder.current")}</Badge>
                ) : (
                  <VisuallyHidden>{t(messages[state])}</VisuallyHidden>
                )}
              </p>
              {benefits.length > 0 && (
                <ul className={styles.benefits}>
                  {benefits.map(({ title, detail }) => (
                    <li key={title}>
                      {title}{" "}
                      {detail && (
                        <span className={styles.detail}>{detail}</span>
                      )}
                    </li>
                  ))}
                </ul>
              )}
              {state === "current" && progress}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function stateOf(index: number, at: number): State {
  if (index === at) return "current";
  return index < at ? "reached" : "ahead";
}

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

/** A rank and its benefits. */
export interface VipLadderRank {
  /** Key of the rank, used in `current`. */
  key: string;
  /** Name of the rank. */
  label: string;
  /** How the rank is reached and how it is kept, a sentence each. */
  terms?: readonly string[];
  /** Its benefits, in addition to those of lower ranks. */
  benefits: readonly { title: string; detail?: string | undefined }[];
}

export interface VipLadderProps {
  /** Accessible name of the list. */
  label: string;
  /** The ranks, lowest first. */
  ranks: readonly VipLadderRank[];
  /** Key of the member's rank. An unknown key marks no rank as reached. */
  current: string;
  /** Shown inside the member's rank: a Meter towards the next one, and until when this one is kept. */
  progress?: ReactNode;
}

const icons: Readonly<Record<State, IconName>> = {
  reached: "check",
  current: "crown",
  ahead: "lock",
};

type State = "reached" | "current" | "ahead";

/**
 * The ranks of a VIP programme, lowest first, with how they are reached, their benefits and the member's current rank.
 *
 * @example <VipLadder label="VIP ranks" ranks={ranks} current="2" progress={<Meter … />} />
 */
export function VipLadder({ label, ranks, current, progress }: VipLadderProps) {
  const t = useTranslations();
  const at = ranks.findIndex(({ key }) => key === current);
  return (
    <ol className={styles.ladder} role="list" aria-label={label}>
      {ranks.map(({ key, label: name, terms = [], benefits }, index) => {
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
              {terms.map((term) => (
                <p key={term} className={styles.term}>
                  {term}
                </p>
              ))}
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

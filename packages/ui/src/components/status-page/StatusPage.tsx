import type { ReactNode } from "react";
import { headingSize, textSize } from "../../styles/text.css.ts";
import { useTranslations } from "../../words/translate.ts";
import { Button } from "../button/Button.tsx";
import * as styles from "./StatusPage.css.ts";

interface StatusPageProps {
  picture: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  /** A fact shown separately: a time, an IP address. */
  fact?: { label: ReactNode; value: ReactNode };
  action?: ReactNode;
  /** Whether it replaces the whole site, or is shown inside the site's layout. */
  whole: boolean;
}

/** Layout of all status pages: picture, title, text and action. */
export function StatusPage({
  picture,
  title,
  text,
  fact,
  action,
  whole,
}: StatusPageProps) {
  const Frame = whole ? "main" : "div";
  return (
    <Frame className={`${styles.page} ${whole ? styles.whole : styles.part}`}>
      {picture}
      <div className={styles.words}>
        <h1 className={`${headingSize.x6} ${styles.title}`}>{title}</h1>
        {text !== undefined && (
          <p className={`${textSize.x3} ${styles.text}`}>{text}</p>
        )}
        {fact && (
          <p className={styles.fact}>
            <span>{fact.label}</span>{" "}
            <span className={styles.factValue}>{fact.value}</span>
          </p>
        )}
      </div>
      {action}
    </Frame>
  );
}

interface SupportButtonProps {
  onSupport(): void;
}

/** Button that opens customer service, on pages without other links. */
export function SupportButton({ onSupport }: SupportButtonProps) {
  return (
    <Button tone="accent" icon="headset" onClick={onSupport}>
      {useTranslations()("ui.statusPage.support")}
    </Button>
  );
}

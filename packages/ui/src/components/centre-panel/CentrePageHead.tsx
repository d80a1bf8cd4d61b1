import type { ReactNode, Ref } from "react";
import { useTranslations } from "../../words/translate.ts";
import { IconButton } from "../icon-button/IconButton.tsx";
import * as styles from "./CentrePageHead.css.ts";

interface CentrePageHeadProps {
  presentation: "dialog" | "page";
  centre: string;
  title: ReactNode;
  actions?: ReactNode;
  /** Whether a close button overlaps its end. */
  closes: boolean;
  lined: boolean;
  headingRef: Ref<HTMLHeadingElement>;
  onBack(): void;
}

/** Sticky header of the page: the back button on a phone, the page's name and its actions. */
export function CentrePageHead(props: CentrePageHeadProps) {
  const { presentation, centre, title, actions } = props;
  const { closes, lined, headingRef, onBack } = props;
  const t = useTranslations();
  /* One level below the centre's own heading, which has level 2 in a dialog and level 1 in a page. */
  const Title = presentation === "dialog" ? "h3" : "h2";
  return (
    <div className={styles.head({ presentation, closes, lined })}>
      <span className={styles.back}>
        <IconButton
          icon="back"
          label={t("ui.centrePanel.back", { centre })}
          onClick={onBack}
        />
      </span>
      <div className={styles.heading}>
        {title !== undefined && (
          <Title ref={headingRef} tabIndex={-1} className={styles.pageTitle}>
            {title}
          </Title>
        )}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

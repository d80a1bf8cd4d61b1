import type { ReactNode, Ref } from "react";
import { defineMessages, useIntl } from "react-intl";
import { IconButton } from "../icon-button/IconButton.tsx";
import * as styles from "./CentrePageHead.css.ts";

const messages = defineMessages<{ back: { centre: string } }>({
  back: {
    id: "ui.centrePanel.back",
    defaultMessage: "Back to {centre}",
    description:
      "On a phone, button from a page of the centre back to the list of its pages; {centre} is its name, Member centre",
  },
});

interface CentrePageHeadProps {
  presentation: "dialog" | "page";
  centre: string;
  title: ReactNode;
  actions?: ReactNode;
  /** Whether a cross lies over its end. */
  closes: boolean;
  lined: boolean;
  headingRef: Ref<HTMLHeadingElement>;
  onBack(): void;
}

/** Stays in sight above the page: the way back on a phone, the page's name, what can be done with it. */
export function CentrePageHead(props: CentrePageHeadProps) {
  const { presentation, centre, title, actions } = props;
  const { closes, lined, headingRef, onBack } = props;
  const intl = useIntl();
  /* One step below the centre's own name: a dialog's is of level 2, a page's of level 1. */
  const Title = presentation === "dialog" ? "h3" : "h2";
  return (
    <div className={styles.head({ presentation, closes, lined })}>
      <span className={styles.back}>
        <IconButton
          icon="back"
          label={intl.formatMessage(messages.back, { centre })}
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

import { Dialog } from "radix-ui";
import { useRef, type ReactNode } from "react";
import { Icon } from "../../components/icon/Icon.tsx";
import { headingSize, textSize } from "../../styles/text.css.ts";
import { useScrollArea } from "../useScrolls.ts";
import { DialogShell } from "./DialogShell.tsx";
import * as styles from "./QuestionShell.css.ts";

export interface QuestionShellProps {
  open: boolean;
  /** Called on Escape; without it, Escape does nothing. */
  onEscape?(): void;
  tone: "accent" | "danger";
  title: ReactNode;
  /** Announced with the title when the dialog opens. */
  message: ReactNode;
  /** What is required before confirming: a checkbox, a word to type. */
  children?: ReactNode;
  /** The two buttons, the safe one first and focused. */
  answers: ReactNode;
}

/**
 * The common parts of ConfirmDialog and WarningDialog: an alert dialog that is announced in full and answered with
 * one of two buttons.
 */
export function QuestionShell(props: QuestionShellProps) {
  const { open, onEscape, tone, title, message, children, answers } = props;
  const [setWords, stop] = useScrollArea();
  const answersRow = useRef<HTMLDivElement>(null);
  return (
    <DialogShell
      role="alertdialog"
      open={open}
      onEscape={onEscape}
      firstFocus={() => answersRow.current?.querySelector("button")}
      className={styles.panel}
    >
      <div ref={setWords} className={styles.words} {...stop}>
        <div>
          <span className={styles.sign({ tone })}>
            <Icon name={tone === "danger" ? "warning" : "info"} />
          </span>
          <Dialog.Title className={`${headingSize.x5} ${styles.title}`}>
            {title}
          </Dialog.Title>
          <Dialog.Description asChild>
            <div className={`${textSize.x3} ${styles.message}`}>{message}</div>
          </Dialog.Description>
          {children}
        </div>
      </div>
      <div ref={answersRow} className={styles.answers}>
        {answers}
      </div>
    </DialogShell>
  );
}

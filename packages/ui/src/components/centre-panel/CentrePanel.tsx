import { Dialog } from "radix-ui";
import { DialogShell } from "../../private/dialog/DialogShell.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { CentreBody } from "./CentreBody.tsx";
import type { CentrePanelProps } from "./types.ts";
import * as styles from "./CentrePanel.css.ts";

/**
 * The frame of the member centre and the agent centre: the list of pages with the selected page beside it; on a phone
 * first the list, then the page with a back button.
 *
 * @example
 * <CentrePanel label="Member centre" groups={groups} selected={page} onSelect={setPage} onClose={close}
 *   header={<CentreWho account="lake.walker" />}>
 *   <WithdrawPage />
 * </CentrePanel>
 */
export function CentrePanel(props: CentrePanelProps) {
  const { presentation = "dialog", open = true, label, onClose } = props;
  if (presentation === "page") {
    return (
      <>
        {/* A phone shows either the list or a page, and each needs the main heading. */}
        <VisuallyHidden>
          <h1>{label}</h1>
        </VisuallyHidden>
        <CentreBody
          {...props}
          presentation="page"
          title={
            <div className={styles.title} aria-hidden="true">
              {label}
            </div>
          }
        />
      </>
    );
  }
  return (
    <DialogShell open={open} onEscape={onClose} className={styles.dialog}>
      <CentreBody
        {...props}
        presentation="dialog"
        title={<Dialog.Title className={styles.title}>{label}</Dialog.Title>}
      />
    </DialogShell>
  );
}

import { Dialog } from "radix-ui";
import type { ReactNode } from "react";
import { DialogShell } from "../../private/dialog/DialogShell.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { CentreBody } from "./CentreBody.tsx";
import type { CentreGroup } from "./centreItems.ts";
import * as styles from "./CentrePanel.css.ts";

export interface CentrePanelProps {
  /** Name of the centre, "Member centre"; heads the list of its pages. */
  label: string;
  /** Its pages, in groups. */
  groups: readonly CentreGroup[];
  /** Key of the page that shows; without one a phone shows the list. Changing it moves focus to the page's heading. */
  selected: string | undefined;
  /** Called with the key of the page that was chosen. */
  onSelect(key: string): void;
  /** `dialog` lies over the site and keeps focus; `page` is the page itself and scrolls with it. @default "dialog" */
  presentation?: "dialog" | "page";
  /** Shows the dialog; a page is there as long as it is rendered. @default true */
  open?: boolean;
  /** Called by the cross and by Escape; without it there is no cross. */
  onClose?(): void;
  /** Who is here and what they have, above the list: a `CentreWho`. */
  header?: ReactNode;
  /** Below the list: signing out, for one. */
  footer?: ReactNode;
  /** Heading of the page where it differs from its entry, as for a page within a page. */
  pageTitle?: ReactNode;
  /** One quiet sentence under the heading. */
  description?: ReactNode;
  /** What can be done with the whole page, beside its heading: one or two small buttons. */
  actions?: ReactNode;
  /** How wide the page's content may grow: lines for reading and forms, or tables. @default "reading" */
  measure?: "reading" | "wide";
  /** The page is on its way: its shape shows in its place. @default false */
  loading?: boolean;
  /** What to show in place of a page that could not be had: an `ErrorState`. */
  error?: ReactNode;
  /** As a page, keeps its sticky parts below the site's header. @default false */
  underHeader?: boolean;
  /** The page. */
  children?: ReactNode;
}

/**
 * The frame of the member and the agent centre: the pages on one side, the chosen one beside it; on a phone first the
 * list, then the page with a way back.
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
        {/* A phone shows either the list or a page, and each needs the heading of the whole. */}
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

import {
  useEffect,
  useEffectEvent,
  useRef,
  type ComponentType,
  type ReactNode,
} from "react";
import { IconButton } from "@foyer/ui/icon-button";
import { useTranslations } from "@foyer/ui/words";
import { useSession } from "../actors/actors.ts";
import { loadable } from "../kit/parts/loadable.tsx";
import { useModalActions } from "../navigation/modals.ts";

import * as styles from "./lostDialog.css.ts";

interface LostDialogProps {
  /** Absent: it stays until the code has come. */
  readonly onClose?: (() => void) | undefined;
  /** What is wrong, with the way to try again. */
  readonly children: ReactNode;
}

/**
 * Stands over the page in place of a dialog whose code could not be had: at the end of the page nobody would see that.
 * It is the browser's own dialog, because ours is part of the code that is missing.
 *
 * @example loadable(load, { failure: (content, { onClose }) => <LostDialog onClose={onClose}>{content}</LostDialog> })
 */
export function LostDialog({ onClose, children }: LostDialogProps) {
  const t = useTranslations();
  const ref = useRef<HTMLDialogElement>(null);
  const onClosed = useEffectEvent(() => {
    if (onClose) onClose();
    // A second press of Escape closes it in any case.
    else ref.current?.showModal();
  });
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const closed = () => {
      if (!dialog.open) onClosed();
    };
    dialog.showModal();
    dialog.addEventListener("close", closed);
    return () => {
      dialog.removeEventListener("close", closed);
      // What had the focus before gets it back, for the dialog that comes in its place.
      dialog.close();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      className={styles.panel}
      aria-label={t("ui.loadFailure.title")}
    >
      {children}
      {onClose && (
        <div className={styles.close}>
          <IconButton
            icon="close"
            label={t("ui.modal.close")}
            onClick={() => ref.current?.close()}
          />
        </div>
      )}
    </dialog>
  );
}

/**
 * Makes a dialog of a history entry of code that is fetched when it is first shown.
 *
 * @example const LoginDialog = loadableModal(() => import("../entry/login/LoginDialog.tsx"));
 */
export const loadableModal = <P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
) => loadable(load, { failure: (content) => <LostModal>{content}</LostModal> });

function LostModal({ children }: Pick<LostDialogProps, "children">) {
  const { close } = useModalActions();
  const { passwordDue, offered } = useSession();
  // Nobody leaves a password that is due, or the question whose session it is.
  const stays = passwordDue !== undefined || offered !== undefined;
  return (
    <LostDialog onClose={stays ? undefined : close}>{children}</LostDialog>
  );
}

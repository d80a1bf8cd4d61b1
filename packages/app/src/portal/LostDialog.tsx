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
  /** If absent, the dialog stays until the code has loaded. */
  readonly onClose?: (() => void) | undefined;
  /** The failure, with a retry. */
  readonly children: ReactNode;
}

/**
 * Shown over the page in place of a dialog whose code could not be loaded: at the end of the page nobody would see
 * the failure. It is a native dialog, because our own is part of the code that is missing.
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
      // Closing returns the focus to the element that had it before, for the dialog that replaces this one.
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
 * Makes a dialog for a history entry from code that is fetched when it is first shown.
 *
 * @example const LoginDialog = loadableModal(() => import("../entry/login/LoginDialog.tsx"));
 */
export const loadableModal = <P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
) => loadable(load, { failure: (content) => <LostModal>{content}</LostModal> });

function LostModal({ children }: Pick<LostDialogProps, "children">) {
  const { close } = useModalActions();
  const { passwordDue, offered } = useSession();
  // A password change that is due and the question about a link's session cannot be left.
  const stays = passwordDue !== undefined || offered !== undefined;
  return (
    <LostDialog onClose={stays ? undefined : close}>{children}</LostDialog>
  );
}

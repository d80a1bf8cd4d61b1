import { Popover } from "radix-ui";
import type { ReactElement, ReactNode } from "react";
import { useTranslations } from "../../words/translate.ts";
import { Modal } from "../../components/modal/Modal.tsx";
import { focusRingInset } from "../../styles/focus.css.ts";
import { media } from "../../styles/media.ts";
import { readDirection } from "../direction.ts";
import { useMediaQuery } from "../useMediaQuery.ts";
import * as icon from "../../components/icon/Icon.css.ts";
import * as fieldButton from "../field/FieldButton.css.ts";
import { floating } from "../floating.css.ts";
import * as styles from "./CalendarOverlay.css.ts";

interface CalendarOverlayProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** What is chosen in it: its name, and its title on a phone. */
  title: string;
  disabled: boolean;
  /** The field, with the button that opens the calendar in it. */
  field(button: ReactNode): ReactElement;
  /** Buttons below it, that stay in sight. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A calendar beside its field, or in a sheet across a phone, where seven fingers' breadths need its width. */
export function CalendarOverlay(props: CalendarOverlayProps) {
  const { open, onOpenChange, title, disabled, field, footer, children } =
    props;
  const t = useTranslations();
  const phone = useMediaQuery(media.phone);
  const button = (
    <button
      type="button"
      className={`${fieldButton.button} ${focusRingInset}`}
      aria-label={t("ui.calendarOverlay.open")}
      aria-haspopup="dialog"
      aria-expanded={open}
      disabled={disabled}
      onClick={phone ? () => onOpenChange(true) : undefined}
    >
      <CalendarGlyph />
    </button>
  );
  if (phone)
    return (
      <>
        {field(button)}
        <Modal
          open={open}
          onClose={() => onOpenChange(false)}
          title={title}
          footer={footer}
        >
          {children}
        </Modal>
      </>
    );
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Anchor asChild>
        {field(<Popover.Trigger asChild>{button}</Popover.Trigger>)}
      </Popover.Anchor>
      <Popover.Portal>
        <Popover.Content
          dir={readDirection()}
          aria-label={title}
          className={`${floating} ${styles.panel}`}
          align="start"
          sideOffset={8}
          collisionPadding={8}
          onOpenAutoFocus={focusDay}
        >
          <div className={styles.body}>{children}</div>
          {footer !== undefined && (
            <div className={styles.footer}>{footer}</div>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/* In a dialog the calendar cannot take focus by itself: the dialog lets it go only now. */
function focusDay(event: Event) {
  if (!(event.target instanceof HTMLElement)) return;
  const day = event.target.querySelector<HTMLElement>(
    '[data-day][tabindex="0"]',
  );
  if (!day) return;
  event.preventDefault();
  day.focus();
}

/** A leaf of a calendar, drawn like the icons of the house. */
function CalendarGlyph() {
  return (
    <svg
      className={icon.icon({ size: "medium", mirrored: false })}
      viewBox="0 0 24 24"
      aria-hidden
      focusable="false"
    >
      <path
        className={icon.line}
        d="M4 9.5h16M8 3v4M16 3v4M6.5 5h11A2.5 2.5 0 0 1 20 7.5v10a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 17.5v-10A2.5 2.5 0 0 1 6.5 5Z"
      />
      <path
        className={icon.line}
        d="M8.5 13.5h.01M12 13.5h.01M15.5 13.5h.01M8.5 16.8h.01M12 16.8h.01"
      />
    </svg>
  );
}

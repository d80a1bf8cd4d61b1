import { Popover } from "radix-ui";
import type { FocusEvent, ReactNode, Ref } from "react";
import { useTranslations } from "../../words/translate.ts";
import { Modal } from "../../components/modal/Modal.tsx";
import { focusRingInset } from "../../styles/focus.css.ts";
import { media } from "../../styles/media.ts";
import { readDirection } from "../direction.ts";
import { useMediaQuery } from "../useMediaQuery.ts";
import { FieldAround, type FieldAroundProps } from "../field/FieldAround.tsx";
import * as icon from "../../components/icon/Icon.css.ts";
import * as fieldButton from "../field/FieldButton.css.ts";
import * as fieldStyles from "../field/field.css.ts";
import { floating } from "../floating.css.ts";
import * as styles from "./CalendarField.css.ts";

interface CalendarFieldProps extends Pick<
  FieldAroundProps,
  "label" | "hint" | "error" | "required"
> {
  disabled: boolean;
  open: boolean;
  onOpenChange(open: boolean): void;
  /** What is being chosen: the calendar's accessible name, and its title on a phone. */
  title: string;
  /** Called when focus leaves the outline, or Enter is pressed in an input. */
  onLeave(): void;
  /** Content below the field, before hint and error. */
  below?: ReactNode;
  /** Renders the date inputs, with the ids of their descriptions. */
  segments(describedBy: string | undefined): ReactNode;
  /** What the form submits, if the inputs do not contain it. */
  sent?: ReactNode;
  /** Buttons below the calendar that stay visible. */
  footer?: ReactNode;
  /** The calendar. */
  children: ReactNode;
}

/**
 * A field with date inputs and a calendar beside it; on a phone, the calendar is a sheet, because seven columns of
 * touch targets need the full width.
 */
export function CalendarField(props: CalendarFieldProps) {
  const { label, hint, error, required, disabled } = props;
  const { open, onOpenChange, title, onLeave, segments, sent } = props;
  const { footer, below, children } = props;
  const t = useTranslations();
  const phone = useMediaQuery(media.phone);
  const opener = (
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
  return (
    <FieldAround
      label={label}
      hint={hint}
      error={error}
      required={required}
      below={below}
    >
      {(ids) => {
        const outline = (button: ReactNode) => (
          <DateOutline
            labelledBy={ids.label}
            disabled={disabled}
            onLeave={onLeave}
          >
            {segments(ids.describedBy)}
            {button}
            {sent}
          </DateOutline>
        );
        if (phone)
          return (
            <>
              {outline(opener)}
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
              {outline(<Popover.Trigger asChild>{opener}</Popover.Trigger>)}
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
      }}
    </FieldAround>
  );
}

interface DateOutlineProps {
  labelledBy: string;
  disabled: boolean;
  /** Called when focus leaves the outline, or Enter is pressed in an input. */
  onLeave(): void;
  /** Anchor for the calendar. */
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** The outline around the date inputs and the button; a press beside an input focuses the first one. */
function DateOutline(props: DateOutlineProps) {
  const { labelledBy, disabled, onLeave, ref, children } = props;
  return (
    <div
      ref={ref}
      role="group"
      aria-labelledby={labelledBy}
      aria-disabled={disabled || undefined}
      className={`${fieldStyles.box} ${styles.outline}`}
      onBlur={(event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onLeave();
      }}
      onKeyDown={({ key, target }) => {
        if (key === "Enter" && target instanceof HTMLInputElement) onLeave();
      }}
      onMouseDown={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        event.currentTarget.querySelector("input")?.focus();
      }}
    >
      {children}
    </div>
  );
}

/* In a dialog, the calendar cannot take focus on its own: the dialog's focus trap allows it only now. */
function focusDay(event: Event) {
  if (!(event.target instanceof HTMLElement)) return;
  const day = event.target.querySelector<HTMLElement>(
    '[data-day][tabindex="0"]',
  );
  if (!day) return;
  event.preventDefault();
  day.focus();
}

/** A calendar icon in the style of the library's icons. */
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

import { Popover } from "radix-ui";
import { useLayoutEffect, useRef, useState } from "react";
import { useTranslations } from "../../words/translate.ts";
import { readDirection } from "../../private/direction.ts";
import { floating } from "../../private/floating.css.ts";
import { SpinnerMark } from "../spinner/Spinner.tsx";
import type { useComboBox } from "./useComboBox.ts";
import { Icon } from "../icon/Icon.tsx";
import type { ComboBoxOption } from "./types.ts";
import * as styles from "./ComboBox.css.ts";

interface ComboListProps {
  id: string;
  labelledBy: string;
  box: ReturnType<typeof useComboBox>;
  loading: boolean;
  /** Text for an empty list. */
  empty: string;
  onOutside(event: Event): void;
}

/** Number of options rendered at first; more follow on scrolling or moving down. */
const portion = 50;

/** The list below the field, over the page or over its dialog. Focus stays in the field. */
export function ComboList(props: ComboListProps) {
  const { id, labelledBy, box, loading, empty, onOutside } = props;
  const { found, active } = box;
  const t = useTranslations();
  const list = useRef<HTMLUListElement>(null);
  const [reached, setReached] = useState(0);
  const drawn = found.slice(0, Math.max(reached, active) + portion);

  useLayoutEffect(() => {
    /* jsdom has no layout and cannot scroll. */
    list.current
      ?.querySelector(`[id="${id}-${active}"]`)
      ?.scrollIntoView?.({ block: "nearest" });
  }, [id, active]);

  return (
    <Popover.Portal>
      <Popover.Content
        role="presentation"
        dir={readDirection()}
        className={`${floating} ${styles.popover}`}
        align="start"
        sideOffset={8}
        collisionPadding={8}
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        onInteractOutside={onOutside}
        onEscapeKeyDown={(event) => {
          /* Escape discards what was typed; leaving the field selects a matching option. */
          event.preventDefault();
          box.close();
        }}
      >
        {loading && found.length === 0 ? (
          <p className={styles.sentence}>
            <SpinnerMark size="small" />
            {t("ui.comboBox.loading")}
          </p>
        ) : found.length === 0 ? (
          <p className={styles.sentence}>{empty}</p>
        ) : undefined}
        <ul
          ref={list}
          id={id}
          role="listbox"
          aria-labelledby={labelledBy}
          aria-busy={loading || undefined}
          className={styles.list({ empty: found.length === 0 })}
          /* Focus stays in the field. */
          onMouseDown={(event) => event.preventDefault()}
          onScroll={({
            currentTarget: { scrollTop, clientHeight, scrollHeight },
          }) => {
            if (scrollTop + clientHeight * 2 > scrollHeight)
              setReached(drawn.length);
          }}
        >
          {drawn.map((option, index) => (
            <ComboOption
              key={option.value}
              id={`${id}-${index}`}
              option={option}
              place={index + 1}
              of={found.length}
              active={index === active}
              selected={option === box.chosen}
              onPoint={() => box.setActive(index)}
              onChoose={() => box.choose(option)}
            />
          ))}
        </ul>
      </Popover.Content>
    </Popover.Portal>
  );
}

interface ComboOptionProps {
  id: string;
  option: ComboBoxOption;
  /** Its position among all matches, including those not yet rendered. */
  place: number;
  of: number;
  /** Whether it is the active option for the keyboard. */
  active: boolean;
  selected: boolean;
  onPoint(): void;
  onChoose(): void;
}

/** One option of the list. */
function ComboOption(props: ComboOptionProps) {
  const { id, option, place, of, active, selected, onPoint, onChoose } = props;
  const { label, detail, icon, disabled = false } = option;
  return (
    // Focus stays in the field, so keys are handled there.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <li
      id={id}
      role="option"
      className={styles.option}
      aria-selected={selected}
      aria-disabled={disabled || undefined}
      aria-setsize={of}
      aria-posinset={place}
      data-active={active || undefined}
      onMouseMove={active ? undefined : onPoint}
      onClick={onChoose}
    >
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      <span className={styles.words}>
        {label}
        {detail !== undefined && (
          <>
            {" "}
            <span className={styles.detail}>{detail}</span>
          </>
        )}
      </span>
      <span className={styles.tick}>{selected && <Icon name="check" />}</span>
    </li>
  );
}

import { useId } from "react";
import { IconButton } from "@foyer/ui/icon-button";
import { Select } from "@foyer/ui/select";
import { Text } from "@foyer/ui/text";
import * as css from "./controls.css.ts";
import type { EntryControl } from "./entries.ts";
import { nameOf } from "./words.ts";

type Item = string | number;

export interface OrderedListProps {
  readonly label: string;
  readonly name: string;
  readonly hint: string;
  readonly control: EntryControl & { kind: "list" };
  readonly value: readonly unknown[];
  onChange(value: readonly Item[]): void;
}

/** Known names in a chosen order, moved with buttons, which work with keyboard and touch alike. */
export function OrderedList(props: OrderedListProps) {
  const { label, name, hint, control, value, onChange } = props;
  const id = useId();
  const items = value.filter((item): item is Item =>
    control.choices.some((choice) => choice === item),
  );
  const rest = control.choices.filter((choice) => !items.includes(choice));
  const move = (from: number, by: number) => {
    const moved = items[from];
    if (moved === undefined) return;
    onChange(items.toSpliced(from, 1).toSpliced(from + by, 0, moved));
  };
  return (
    <div role="group" aria-labelledby={id} className={css.list}>
      <span id={id} className={css.listLabel}>
        {label}
      </span>
      <ol className={css.items}>
        {items.map((item, at) => (
          <li key={item} className={css.item}>
            <span className={css.itemName}>{nameOf(String(item))}</span>
            <IconButton
              icon="chevron-up"
              size="small"
              label={`Move ${nameOf(String(item))} up`}
              disabled={at === 0}
              onClick={() => move(at, -1)}
            />
            <IconButton
              icon="chevron-down"
              size="small"
              label={`Move ${nameOf(String(item))} down`}
              disabled={at === items.length - 1}
              onClick={() => move(at, 1)}
            />
            <IconButton
              icon="close"
              size="small"
              label={`Remove ${nameOf(String(item))}`}
              disabled={items.length <= control.least}
              onClick={() => onChange(items.toSpliced(at, 1))}
            />
          </li>
        ))}
      </ol>
      {rest.length > 0 && items.length < control.most && (
        <Select
          label={`Add to ${label.toLowerCase()}`}
          name={name}
          placeholder="Choose"
          value={undefined}
          options={rest.map((choice) => ({
            value: String(choice),
            label: nameOf(String(choice)),
          }))}
          onChange={(chosen) => {
            const added = rest.find((choice) => String(choice) === chosen);
            if (added !== undefined) onChange([...items, added]);
          }}
        />
      )}
      <Text size="small" tone="quiet">
        {hint}
      </Text>
    </div>
  );
}

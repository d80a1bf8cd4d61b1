import { Checkbox } from "@foyer/ui/checkbox";
import { NumberField } from "@foyer/ui/number-field";
import { Select } from "@foyer/ui/select";
import { Text } from "@foyer/ui/text";
import { same } from "./changes.ts";
import { Control } from "./Control.tsx";
import { fitEntry, type Entry } from "./entries.ts";
import { OrderedList } from "./OrderedList.tsx";
import { nameOf } from "./words.ts";

export interface EntryControlProps {
  readonly entry: Entry;
  /** The draft's value; undefined: there is none, so the fallback applies. */
  readonly value: unknown;
  readonly saved: unknown;
  /** Called with the new value; undefined: the file has no value for it. */
  onChange(value: unknown): void;
}

/** One entry of brand.json, with the control that suits its type. */
export function EntryControl(props: EntryControlProps) {
  const { entry, value, saved, onChange } = props;
  const name = entry.path.join(".");
  const title = nameOf(entry.path.at(-1) ?? name);
  return (
    <Control
      name={name}
      title={title}
      changed={!same(value, saved)}
      onReset={() => onChange(saved)}
    >
      <Field
        entry={entry}
        title={title}
        name={`entry-${name}`}
        value={value ?? entry.fallback}
        onChange={onChange}
      />
    </Control>
  );
}

interface FieldProps {
  readonly entry: Entry;
  readonly title: string;
  readonly name: string;
  readonly value: unknown;
  onChange(value: unknown): void;
}

function Field({ entry, title, name, value, onChange }: FieldProps) {
  const { control, use } = entry;
  switch (control.kind) {
    case "choice":
      return (
        <Select
          label={title}
          name={name}
          hint={use}
          value={typeof value === "string" ? value : undefined}
          options={control.choices.map((choice) => ({
            value: choice,
            label: nameOf(choice),
          }))}
          onChange={onChange}
        />
      );
    case "switch":
      return (
        <Checkbox name={name} checked={value === true} onChange={onChange}>
          {title}
          <Text size="small" tone="quiet">
            {use}
          </Text>
        </Checkbox>
      );
    case "number": {
      const least = Math.min(control.min ?? 0, ...control.also);
      return (
        <NumberField
          label={title}
          name={name}
          hint={use}
          value={typeof value === "number" ? value : undefined}
          min={least}
          {...(control.max !== undefined && { max: control.max })}
          onChange={(next) =>
            onChange(next === undefined ? undefined : fitEntry(control, next))
          }
        />
      );
    }
    case "list":
      return (
        <OrderedList
          label={title}
          name={name}
          hint={use}
          control={control}
          value={Array.isArray(value) ? value : []}
          onChange={onChange}
        />
      );
  }
}

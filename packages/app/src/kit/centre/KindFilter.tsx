import { useTranslations } from "@foyer/ui/words";
import { Select } from "@foyer/ui/select";

/** Value of "all" in the list of choices: no key has this name. */
const all = "*";

interface KindFilterProps<Key extends string> {
  readonly label: string;
  /** The choices, in order. */
  readonly kinds: readonly Key[];
  readonly nameOf: (kind: Key) => string;
  /** Empty for all. */
  readonly value: Key | "";
  readonly onChange: (value: Key | "") => void;
}

/**
 * Filters a list by type.
 *
 * @example <KindFilter label="Kind" kinds={bonusKinds} nameOf={nameOf} value={kind} onChange={setKind} />
 */
export function KindFilter<Key extends string>(props: KindFilterProps<Key>) {
  const { label, kinds, nameOf, value, onChange } = props;
  const t = useTranslations();
  return (
    <Select
      label={label}
      name="kind"
      options={[
        { value: all, label: t("records.all") },
        ...kinds.map((kind) => ({
          value: kind,
          label: nameOf(kind),
        })),
      ]}
      value={value === "" ? all : value}
      onChange={(next) => onChange(kinds.find((kind) => kind === next) ?? "")}
    />
  );
}

import { useState } from "react";
import type { FormProblem } from "@foyer/ui/form";

interface FieldsOptions<F extends string> {
  /** What stands in the fields at first; the fields are those of this record, in its order. */
  readonly start: Readonly<Record<F, string>>;
  /** Labels for the summary above the form. */
  readonly labels: Readonly<Record<F, string>>;
  /** What is wrong with each field, in words; absent: nothing. */
  readonly problemsOf: (
    values: Readonly<Record<F, string>>,
  ) => Partial<Readonly<Record<F, string>>>;
  /** Fields that the platform has refused, in words. */
  readonly refused?: Partial<Readonly<Record<string, string>>>;
}

const nothing: Readonly<Record<string, string>> = {};

/** What a text field of the form is given. */
export interface BoundField {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
  readonly error: string | undefined;
}

/**
 * The fields of a small form. What is wrong with one is said once it was left, or once sending was tried; what the
 * platform refused is said until the field changes.
 *
 * @example const fields = useFields({ start: { code: "" }, labels, problemsOf });
 */
export function useFields<F extends string>(options: FieldsOptions<F>) {
  const { start, labels, problemsOf, refused = nothing } = options;
  const [values, setValues] = useState(start);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [tried, setTried] = useState(false);
  // Which refusal a field was changed after: the same answer says nothing about what stands there now.
  const [answered, setAnswered] = useState<Readonly<Record<string, unknown>>>(
    {},
  );
  const found = problemsOf(values);
  const names = fieldsOf(start);
  const errorOf = (field: F): string | undefined => {
    const shown = tried || left.has(field) ? found[field] : undefined;
    return shown ?? (answered[field] === refused ? undefined : refused[field]);
  };
  const problems: FormProblem[] = names.flatMap((name) => {
    const problem = errorOf(name);
    return problem ? [{ name, message: `${labels[name]}: ${problem}` }] : [];
  });
  return {
    values,
    problems,
    bind: (field: F): BoundField => ({
      name: field,
      label: labels[field],
      value: values[field],
      onChange: (value) => {
        setValues((before) => ({ ...before, [field]: value }));
        setAnswered((before) => ({ ...before, [field]: refused }));
      },
      onBlur: () => {
        if (values[field] !== "")
          setLeft((before) => new Set(before).add(field));
      },
      error: errorOf(field),
    }),
    /** Tells whether the form may be sent, and shows what stands against it. */
    ready: (): boolean => {
      setTried(true);
      return names.every((name) => found[name] === undefined);
    },
    /** Begins anew. */
    reset: (): void => {
      setValues(start);
      setLeft(new Set());
      setTried(false);
    },
  };
}

function fieldsOf<F extends string>(start: Readonly<Record<F, string>>): F[];
function fieldsOf(start: Readonly<Record<string, string>>): string[] {
  return Object.keys(start);
}

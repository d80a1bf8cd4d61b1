import { useMemo, useState } from "react";
import { useTranslations } from "@foyer/ui/words";
import type { FormProblem } from "@foyer/ui/form";

/** One field of a form. */
interface FieldDescription {
  /** Also names it in the summary above the form. */
  readonly label: string;
  /** Initial value. @default "" */
  readonly start?: string;
  /** Whether it must be filled in, with the generic message if it is empty. @default false */
  readonly required?: boolean;
  /** The message for any other problem, from this field's value and all values, trimmed. */
  readonly problem?: (
    typed: string,
    all: Readonly<Record<string, string>>,
  ) => string | undefined;
}

/**
 * The fields of a small form. A field's problem is shown once the field was left or a submit was tried; a rejection
 * by the platform is shown until the field changes.
 *
 * @example const fields = useFields({ code: { label: "Code", required: true } }, sending.failure);
 */
export function useFields<F extends string>(
  /** The fields in their order. */
  fields: Readonly<Record<F, FieldDescription>>,
  /** The fields that the platform has rejected; its own texts are meant for programmers. */
  failure?: { readonly fields: readonly string[] },
  /** The message at each of them. @default a request to check the format */
  refusal?: string,
) {
  const t = useTranslations();
  const words = refusal ?? t("validation.pattern.other");
  // The same answer gives the same object, which tells whether a field has changed since.
  const refused: Readonly<Record<string, string>> = useMemo(
    () =>
      Object.fromEntries((failure?.fields ?? []).map((name) => [name, words])),
    [failure, words],
  );
  const start = each(fields, (name) => fields[name].start ?? "");
  const [values, setValues] = useState(start);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [tried, setTried] = useState(false);
  // The rejection after which each field was changed: that answer says nothing about the field's current value.
  const [answered, setAnswered] = useState<Readonly<Record<string, unknown>>>(
    {},
  );
  const typed = each(fields, (name) => values[name].trim());
  const found = each(fields, (name) => {
    const { required = false, problem } = fields[name];
    return required && typed[name] === ""
      ? t("validation.required")
      : problem?.(typed[name], typed);
  });
  const errorOf = (field: F): string | undefined => {
    const shown = tried || left.has(field) ? found[field] : undefined;
    return shown ?? (answered[field] === refused ? undefined : refused[field]);
  };
  const problems: FormProblem[] = namesOf(fields).flatMap((name) => {
    const problem = errorOf(name);
    return problem
      ? [{ name, message: `${fields[name].label}: ${problem}` }]
      : [];
  });
  return {
    values,
    /** The same values, trimmed. */
    typed,
    problems,
    /** The props of a text field of the form. */
    bind: (field: F) => {
      const value: string = values[field];
      return {
        name: field,
        label: fields[field].label,
        value,
        required: fields[field].required ?? false,
        onChange: (next: string) => {
          setValues((before) => ({ ...before, [field]: next }));
          setAnswered((before) => ({ ...before, [field]: refused }));
        },
        onBlur: () => {
          if (value !== "") setLeft((before) => new Set(before).add(field));
        },
        error: errorOf(field),
      };
    },
    /** Whether the form may be submitted; also shows the problems that prevent it. */
    ready: (): boolean => {
      setTried(true);
      return namesOf(fields).every((name) => found[name] === undefined);
    },
    /** Resets the form to its initial values. */
    reset: (): void => {
      setValues(start);
      setLeft(new Set());
      setTried(false);
    },
  };
}

function namesOf<F extends string>(fields: Readonly<Record<F, unknown>>): F[];
function namesOf(fields: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(fields);
}

/** Maps each field to a value, under its name. */
function each<F extends string, T>(
  fields: Readonly<Record<F, unknown>>,
  of: (name: F) => T,
): Record<F, T>;
function each(
  fields: Readonly<Record<string, unknown>>,
  of: (name: string) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(namesOf(fields).map((name) => [name, of(name)]));
}

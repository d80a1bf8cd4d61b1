import { useMemo, useState } from "react";
import { type PlainWordId, useTranslations } from "@foyer/ui/words";
import type { FormProblem } from "@foyer/ui/form";

/** One field of a form. */
interface FieldDescription {
  /** Also names it in the summary above the form. */
  readonly label: string;
  /** What stands in it at first. @default "" */
  readonly start?: string;
  /** Whether it may not be left empty, where no more is to be said of that than that it is. @default false */
  readonly required?: boolean;
  /** What else is wrong with it, in words, by what was typed in it and in all fields, without blanks around it. */
  readonly problem?: (
    typed: string,
    all: Readonly<Record<string, string>>,
  ) => string | undefined;
}

/**
 * The fields of a small form. What is wrong with one is said once it was left, or once sending was tried; what the
 * platform refused is said until the field changes.
 *
 * @example const fields = useFields({ code: { label: "Code", required: true } }, sending.failure);
 */
export function useFields<F extends string>(
  /** The fields in their order. */
  fields: Readonly<Record<F, FieldDescription>>,
  /** The fields that the platform has refused; its own words are for programmers. */
  failure?: { readonly fields: readonly string[] },
  /** What is said at each of them. */
  refusal: PlainWordId = "validation.pattern.other",
) {
  const t = useTranslations();
  const words = t(refusal);
  // The same answer gives the same object, by which a field knows whether it was changed since.
  const refused: Readonly<Record<string, string>> = useMemo(
    () =>
      Object.fromEntries((failure?.fields ?? []).map((name) => [name, words])),
    [failure, words],
  );
  const start = each(fields, (name) => fields[name].start ?? "");
  const [values, setValues] = useState(start);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [tried, setTried] = useState(false);
  // Which refusal a field was changed after: the same answer says nothing about what stands there now.
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
    /** The same without the blanks around it. */
    typed,
    problems,
    /** What a text field of the form is given. */
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
    /** Tells whether the form may be sent, and shows what stands against it. */
    ready: (): boolean => {
      setTried(true);
      return namesOf(fields).every((name) => found[name] === undefined);
    },
    /** Begins anew. */
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

/** Something of each field, under its name. */
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

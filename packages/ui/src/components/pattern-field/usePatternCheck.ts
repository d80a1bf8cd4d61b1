import type { HostileVerdict } from "@foyer/platform/patterns";
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import {
  type FieldRefusal,
  patternOf,
  type PatternRule,
  refusalOf,
} from "./patternRule.ts";

export type CheckUnknown = (
  pattern: string,
  value: string,
) => Promise<HostileVerdict>;

interface Options {
  rule: PatternRule;
  value: string;
  onChange(value: string): void;
  checkUnknown: CheckUnknown | undefined;
  onVerdict: ((refusal: FieldRefusal | undefined) => void) | undefined;
  /** An element inside the form whose submission triggers a check. */
  inside: RefObject<HTMLElement | null>;
}

/** Checks a rule on blur of a field that was changed, and on submit of its form. Typing can only clear an error. */
export function usePatternCheck(options: Options) {
  const { rule, value, onChange, checkUnknown, onVerdict, inside } = options;
  const [found, setFound] = useState<{
    refusal: FieldRefusal;
    value: string;
  }>();
  const touched = useRef(false);
  const round = useRef(0);

  const settle = (refusal: FieldRefusal | undefined) => {
    setFound(refusal && { refusal, value });
    onVerdict?.(refusal);
  };
  const check = () => {
    const mine = ++round.current;
    const refusal = refusalOf(rule, value);
    settle(refusal);
    const text = value.trim();
    if (refusal || text === "" || patternOf(rule) || !checkUnknown) return;
    /* Text counts as valid until the answer is "refused", so an expression that never ends blocks nothing. */
    void checkUnknown(rule.acceptedPattern ?? "", text).then(
      (verdict) => {
        if (verdict === "refused" && round.current === mine)
          settle({ reason: "pattern.other", params: {} });
      },
      () => {},
    );
  };

  const onSubmit = useEffectEvent(check);
  useEffect(() => {
    const form = inside.current?.closest("form");
    const listen = () => onSubmit();
    form?.addEventListener("submit", listen);
    return () => form?.removeEventListener("submit", listen);
  }, [inside]);
  useEffect(() => {
    return () => {
      round.current += 1;
    };
  }, []);

  return {
    refusal: found?.value === value ? found.refusal : undefined,
    change(next: string) {
      touched.current = true;
      round.current += 1;
      if (found) {
        const holds = refusalOf(rule, next)?.reason === found.refusal.reason;
        setFound(holds ? { ...found, value: next } : undefined);
      }
      onChange(next);
    },
    /** A field that was only passed through is not a mistake yet. */
    blur() {
      if (touched.current || value !== "") check();
    },
  };
}

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
  /** Something inside the form whose sending asks for a check. */
  inside: RefObject<HTMLElement | null>;
}

/**
 * When a rule is asked: as focus leaves a field that was typed into, and as its form is sent. While it is typed
 * in, a refusal only ever goes away.
 */
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
    /* Until somebody says "refused" the text counts as right, so an expression that never ends blocks nothing. */
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
    /** Nobody has made a mistake yet who only passes by. */
    blur() {
      if (touched.current || value !== "") check();
    },
  };
}

import { useState } from "react";
import { TextField } from "@foyer/ui/text-field";
import { readColor, type Lch } from "../../packages/brand/src/colors/color.ts";

export interface HexFieldProps {
  readonly name: string;
  readonly label: string;
  /** The current colour, as #rrggbb. */
  readonly value: string;
  onChange(value: Lch): void;
}

/**
 * Reads a colour as people type it: six digits, or three, with or without the sign; undefined for anything else.
 *
 * @example readHex("4cc9ab")
 */
export function readHex(text: string): Lch | undefined {
  const digits = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text.trim())?.[1];
  return digits === undefined ? undefined : readColor(`#${digits}`);
}

/**
 * A colour typed or pasted; it applies as soon as it is complete, and an invalid one shows an error once the field is
 * left.
 */
export function HexField({ name, label, value, onChange }: HexFieldProps) {
  const [typed, setTyped] = useState<{ text: string; over: string }>();
  const [left, setLeft] = useState(false);
  // Text that was typed over a different colour no longer applies.
  const draft = typed?.over === value ? typed.text : undefined;
  const type = (text: string) => {
    setLeft(false);
    setTyped({ text, over: value });
    // Three digits may become six.
    const color = /[0-9a-f]{6}/i.test(text) ? readHex(text) : undefined;
    if (color) onChange(color);
  };
  const leave = () => {
    setLeft(true);
    const color = draft === undefined ? undefined : readHex(draft);
    if (!color) return;
    if (draft?.trim().replace("#", "").length === 3) onChange(color);
    setTyped(undefined);
  };
  return (
    <TextField
      label={label}
      name={`hex-${name}`}
      value={draft ?? value}
      onChange={type}
      onBlur={leave}
      error={
        left && draft !== undefined
          ? "Enter six hex digits, such as #4cc9ab. The colour has not changed."
          : undefined
      }
      maxLength={9}
      autoComplete="off"
    />
  );
}

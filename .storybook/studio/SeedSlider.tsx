import { useId } from "react";
import * as css from "./controls.css.ts";

export interface SeedSliderProps {
  /** What is set; beside the slider. */
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The value as people read it. */
  readonly text: string;
  /** Colours along the way, as CSS. @default the plain track */
  readonly colors?: readonly string[];
  onChange(value: number): void;
  /** The hand has let go. */
  onSettle(): void;
}

/** A number set by hand along a line. */
export function SeedSlider(props: SeedSliderProps) {
  const { label, text, colors, onChange, onSettle, ...range } = props;
  const id = useId();
  return (
    <div className={css.sliderRow}>
      <label htmlFor={id} className={css.sliderLabel}>
        {label}
      </label>
      <input
        {...range}
        id={id}
        type="range"
        className={css.slider}
        aria-valuetext={text}
        style={
          colors && {
            backgroundImage: `linear-gradient(to right, ${colors.join(",")})`,
          }
        }
        dir="ltr"
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
        onPointerUp={onSettle}
        onKeyUp={onSettle}
        onBlur={onSettle}
      />
      <output htmlFor={id} className={css.sliderValue}>
        {text}
      </output>
    </div>
  );
}

import { useId } from "react";
import { writeColor, type Lch } from "../../packages/brand/src/colors/color.ts";
import * as css from "./controls.css.ts";

/** More chroma than any screen shows at any lightness. */
const mostChroma = 0.37;
const stops = 13;

interface ColorSlidersProps {
  readonly value: Lch;
  onChange(value: Lch): void;
  onSettle(): void;
}

/** A colour mixed by lightness, chroma and hue, each on a slider that shows the resulting colours. */
export function ColorSliders({ value, onChange, onSettle }: ColorSlidersProps) {
  const along = (most: number, at: (part: number) => Lch) =>
    Array.from({ length: stops }, (_, index) =>
      writeColor(at((most * index) / (stops - 1))),
    );
  return (
    <div>
      <SeedSlider
        label="Lightness"
        value={value.l}
        min={0}
        max={1}
        step={0.005}
        text={`${(value.l * 100).toFixed(1)} %`}
        colors={along(1, (l) => ({ ...value, l }))}
        onChange={(l) => onChange({ ...value, l })}
        onSettle={onSettle}
      />
      <SeedSlider
        label="Chroma"
        value={Math.min(value.c, mostChroma)}
        min={0}
        max={mostChroma}
        step={0.002}
        text={value.c.toFixed(3)}
        colors={along(mostChroma, (c) => ({ ...value, c }))}
        onChange={(c) => onChange({ ...value, c })}
        onSettle={onSettle}
      />
      <SeedSlider
        label="Hue"
        value={value.h}
        min={0}
        max={360}
        step={1}
        text={`${Math.round(value.h)}°`}
        colors={along(360, (h) => ({ ...value, h }))}
        onChange={(h) => onChange({ ...value, h })}
        onSettle={onSettle}
      />
    </div>
  );
}

interface SeedSliderProps {
  /** What is set; shown beside the slider. */
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The value as people read it. */
  readonly text: string;
  /** Colours along the track, as CSS. @default the plain track */
  readonly colors?: readonly string[];
  onChange(value: number): void;
  /** The slider has been released. */
  onSettle(): void;
}

/** A number set with a slider. */
function SeedSlider(props: SeedSliderProps) {
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

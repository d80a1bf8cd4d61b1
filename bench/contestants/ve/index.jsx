// What vanilla-extract costs by itself: small wrapper components, a recipe called at each render, no library underneath.
import { useEffect, useId, useRef } from "react";
import { FIELDS, HEART } from "../../lib/items.js";
import { reactDialog, reactField, reactGrid } from "../../lib/react.jsx";
import * as s from "./ui.css.js";

const join = (a, b) => (b ? `${a} ${b}` : a);
const UiCard = ({ padding, className, ...p }) => (
  <article {...p} className={join(s.card({ padding }), className)} />
);
const Badge = ({ tone, className, ...p }) => (
  <span {...p} className={join(s.badge({ tone }), className)} />
);
const Button = ({ tone, size, className, type = "button", ...p }) => (
  <button
    {...p}
    type={type}
    className={join(s.button({ tone, size }), className)}
  />
);
const IconButton = ({ size, className, label, pressed, ...p }) => (
  <button
    {...p}
    type="button"
    aria-label={label}
    aria-pressed={pressed}
    className={join(s.icon({ size }), className)}
  />
);
const Icon = ({ path, size = 20 }) => (
  <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);

const Card = ({ item, favourite, onToggle }) => (
  <UiCard>
    <img
      className={s.image}
      src={item.image}
      width="160"
      height="120"
      alt=""
      decoding="async"
    />
    {item.hot && <Badge tone="hot">HOT</Badge>}
    <div className={s.row}>
      <h3 className={s.title}>{item.name}</h3>
      <IconButton label="Favourite" pressed={favourite} onClick={onToggle}>
        <Icon path={HEART} />
      </IconButton>
      <Button size="sm">Play</Button>
    </div>
  </UiCard>
);
function Field({ label, type = "text", value, onChange, error }) {
  const id = useId();
  return (
    <div className={s.field}>
      <label className={s.label} htmlFor={id}>
        {label}
      </label>
      <input
        className={s.input({ invalid: !!error })}
        id={id}
        type={type}
        value={value}
        onChange={onChange && ((e) => onChange(e.target.value))}
        aria-invalid={!!error}
        aria-describedby={error ? `${id}e` : undefined}
      />
      {error && (
        <span className={s.error} id={`${id}e`} role="alert">
          {error}
        </span>
      )}
    </div>
  );
}
function Dialog({ open, onClose }) {
  const ref = useRef(null);
  useEffect(() => {
    if (open) ref.current.showModal();
  }, [open]);
  return (
    open && (
      <dialog
        ref={ref}
        className={s.modal}
        aria-labelledby="dlg"
        onClose={onClose}
      >
        <h2 id="dlg" className={s.heading}>
          Register
        </h2>
        <form>
          {FIELDS.map((f) => (
            <Field key={f.name} label={f.label} type={f.type} />
          ))}
        </form>
        <Button onClick={onClose}>Register</Button>
      </dialog>
    )
  );
}
const setMode = (mode) => {
  document.documentElement.className = mode === "dark" ? s.dark : s.light;
};
setMode("dark"); // the variables are needed in every bench

export const grid = /*#__PURE__*/ reactGrid({ Card, setMode });
export const dialog = /*#__PURE__*/ reactDialog({ Dialog });
export const field = /*#__PURE__*/ reactField({ Field });

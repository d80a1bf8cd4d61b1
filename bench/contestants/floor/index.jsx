// The floor: hand-written elements in React, static classes, colours by custom properties.
import { useEffect, useId, useRef } from "react";
import { FIELDS, HEART } from "../../lib/items.js";
import { reactDialog, reactField, reactGrid } from "../../lib/react.jsx";
import "./style.css";

const heart = (
  <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
    <path d={HEART} />
  </svg>
);

const Card = ({ item, favourite, onToggle }) => (
  <article className="card">
    <img
      className="card-img"
      src={item.image}
      width="160"
      height="120"
      alt=""
      decoding="async"
    />
    {item.hot && <span className="badge">HOT</span>}
    <div className="card-body">
      <h3 className="card-title">{item.name}</h3>
      <button
        type="button"
        className="fav"
        aria-label="Favourite"
        aria-pressed={favourite}
        onClick={onToggle}
      >
        {heart}
      </button>
      <button type="button" className="btn">
        Play
      </button>
    </div>
  </article>
);

function Field({ label, type = "text", value, onChange, error }) {
  const id = useId();
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <input
        className="input"
        id={id}
        type={type}
        value={value}
        onChange={onChange && ((e) => onChange(e.target.value))}
        aria-invalid={!!error}
        aria-describedby={error ? `${id}e` : undefined}
      />
      {error && (
        <span className="error" id={`${id}e`} role="alert">
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
        className="modal"
        aria-labelledby="dlg"
        onClose={onClose}
      >
        <h2 id="dlg">Register</h2>
        <form>
          {FIELDS.map((f) => (
            <Field key={f.name} label={f.label} type={f.type} />
          ))}
        </form>
        <button type="button" className="btn" onClick={onClose}>
          Register
        </button>
      </dialog>
    )
  );
}

export const grid = /*#__PURE__*/ reactGrid({ Card });
export const dialog = /*#__PURE__*/ reactDialog({ Dialog });
export const field = /*#__PURE__*/ reactField({ Field });

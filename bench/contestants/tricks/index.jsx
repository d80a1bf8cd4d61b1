// What the known tricks buy on top of floor: no state, no closure and no listener per card (one delegated
// listener, one memo per card), content-visibility for cards off screen.
import { memo, useCallback, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { HEART } from "../../lib/items.js";
import "./style.css";
export { dialog, field } from "../floor/index.jsx";

const heart = (
  <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
    <path d={HEART} />
  </svg>
);
const play = (
  <button type="button" className="btn">
    Play
  </button>
);
const hot = <span className="badge">HOT</span>;

const Card = memo(({ item, favourite }) => (
  <article className="card">
    <img
      className="card-img"
      src={item.image}
      width="160"
      height="120"
      alt=""
      decoding="async"
    />
    {item.hot && hot}
    <div className="card-body">
      <h3 className="card-title">{item.name}</h3>
      <button
        type="button"
        className="fav"
        aria-label="Favourite"
        aria-pressed={favourite}
        data-id={item.id}
      >
        {heart}
      </button>
      {play}
    </div>
  </article>
));

function Grid({ items }) {
  const [favourites, set] = useState(
    () => new Set(items.filter((i) => i.favourite).map((i) => i.id)),
  );
  const onClick = useCallback((e) => {
    const b = e.target.closest("[aria-pressed]");
    if (!b) return;
    const id = Number(b.dataset.id);
    set((old) => {
      const s = new Set(old);
      if (!s.delete(id)) s.add(id);
      return s;
    });
  }, []);
  return (
    <div className="bench-grid" onClick={onClick}>
      {items.map((i) => (
        <Card key={i.id} item={i} favourite={favourites.has(i.id)} />
      ))}
    </div>
  );
}

let root;
const setMode = (mode) => {
  document.documentElement.dataset.theme = mode;
};
export const grid = {
  render(container, items, { mode }) {
    setMode(mode);
    root = createRoot(container);
    flushSync(() => root.render(<Grid items={items} />));
  },
  setMode,
  unmount: () => flushSync(() => root.unmount()),
};

/*
 * Turns a library's own components into a contestant (README.md). State lives here, the same way for every
 * contestant, so that only the components differ.
 */
import { memo, useCallback, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { check } from "./items.js";

const Bare = ({ children }) => children;
const BenchList = ({ children }) => (
  <div className="bench-grid">{children}</div>
);
const rootAttribute = (mode) => {
  document.documentElement.dataset.theme = mode;
};

/** Provider gets the mode and its children, which are a constant element: only who uses its context renders again. */
function mounter(Provider = Bare) {
  let root;
  let set;
  function App({ first, body }) {
    const [mode, setState] = useState(first);
    set = setState;
    return <Provider mode={mode}>{body}</Provider>;
  }
  return {
    mount(container, body, mode) {
      root = createRoot(container);
      flushSync(() => root.render(<App first={mode} body={body} />));
    },
    setMode: (mode) => flushSync(() => set(mode)),
    unmount: () => flushSync(() => root.unmount()),
  };
}

/**
 * Card: ({ item, favourite, onToggle }) => element, its heart a `<button aria-pressed>`.
 * List: ({ children }) => element around the cards; without it a plain grid.
 * setMode: a function of "dark" | "light", or "provider" to render Provider again; without it `data-theme` on the root.
 * modeApplied: only for a library that switches after the call has returned.
 */
export function reactGrid({
  Card,
  List = BenchList,
  Provider,
  setMode = rootAttribute,
  modeApplied,
}) {
  const app = mounter(Provider);
  const Tile = memo(function Tile({ item }) {
    const [favourite, setFavourite] = useState(item.favourite);
    const onToggle = useCallback(() => setFavourite((now) => !now), []);
    return <Card item={item} favourite={favourite} onToggle={onToggle} />;
  });
  let setTerm;
  function Shelf({ items }) {
    const [term, set] = useState("");
    setTerm = set;
    return (
      <List>
        {items
          .filter(({ name }) => name.includes(term))
          .map((item) => (
            <Tile key={item.id} item={item} />
          ))}
      </List>
    );
  }
  const apply = setMode === "provider" ? app.setMode : setMode;
  return {
    render(container, items, { mode }) {
      if (setMode !== "provider") apply(mode);
      app.mount(container, <Shelf items={items} />, mode);
    },
    filter: (term) => flushSync(() => setTerm(term)),
    setMode: apply,
    modeApplied,
    unmount: app.unmount,
  };
}

/** Dialog: ({ open, onClose }) => element that holds the six FIELDS. */
export function reactDialog({ Dialog, Provider }) {
  const app = mounter(Provider);
  let setOpen;
  function Host() {
    const [open, set] = useState(false);
    setOpen = set;
    return <Dialog open={open} onClose={useCallback(() => set(false), [])} />;
  }
  return {
    render: (container) => app.mount(container, <Host />, "dark"),
    open: () => flushSync(() => setOpen(true)),
    close: () => flushSync(() => setOpen(false)),
    unmount: app.unmount,
  };
}

/** Field: ({ label, value, onChange(text), error }) => a labelled input with its error. */
export function reactField({ Field, Provider }) {
  const app = mounter(Provider);
  function Host() {
    const [value, set] = useState("");
    const error = useMemo(() => check(value), [value]);
    return (
      <Field label="User name" value={value} onChange={set} error={error} />
    );
  }
  return {
    render: (container) => app.mount(container, <Host />, "dark"),
    unmount: app.unmount,
  };
}

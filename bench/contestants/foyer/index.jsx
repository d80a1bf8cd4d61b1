// Foyer as it is shipped: its own components, a brand's real style sheet, words by react-intl.
import "@foyer/ui/styles/reset.css";
import "@foyer/ui/styles/base.css";
import "virtual:brand/theme.css";
import { Button } from "@foyer/ui/button";
import { GameCard } from "@foyer/ui/game-card";
import { GameGrid } from "@foyer/ui/game-grid";
import { Modal } from "@foyer/ui/modal";
import { TextField } from "@foyer/ui/text-field";
import { brand, words } from "bench:foyer";
import { useState } from "react";
import { IntlProvider } from "react-intl";
import { FIELDS } from "../../lib/items.js";
import { reactDialog, reactField, reactGrid } from "../../lib/react.jsx";

const root = document.documentElement;
root.dataset.brand = brand;
const setMode = (mode) => {
  root.dataset.mode = mode;
};
setMode("dark");

const Provider = ({ children }) => (
  <IntlProvider locale="en" messages={words}>
    {children}
  </IntlProvider>
);

const play = () => {};

export const Card = ({ item, favourite, onToggle }) => (
  <GameCard
    name={item.name}
    vendorName="Lumen"
    imageUrl={item.image}
    hot={item.hot}
    favourite={favourite}
    onPlay={play}
    onFavourite={onToggle}
  />
);
const List = ({ children }) => <GameGrid label="Games">{children}</GameGrid>;

function Asked({ name, label, type }) {
  const [value, setValue] = useState("");
  return (
    <TextField
      name={name}
      label={label}
      type={type}
      value={value}
      onChange={setValue}
    />
  );
}
const Dialog = ({ open, onClose }) => (
  <Modal
    open={open}
    onClose={onClose}
    title="Register"
    footer={
      <Button tone="accent" onClick={onClose}>
        Register
      </Button>
    }
  >
    <form>
      {FIELDS.map((asked) => (
        <Asked key={asked.name} {...asked} />
      ))}
    </form>
  </Modal>
);
const Field = (props) => <TextField {...props} name="username" />;

export const cards = /*#__PURE__*/ reactGrid({ Card, Provider, setMode });
export const grid = /*#__PURE__*/ reactGrid({ Card, List, Provider, setMode });
export const dialog = /*#__PURE__*/ reactDialog({ Dialog, Provider });
export const field = /*#__PURE__*/ reactField({ Field, Provider });

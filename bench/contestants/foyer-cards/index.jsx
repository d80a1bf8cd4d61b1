// Foyer's card in the plain list that the floor has: what a card costs where every one is laid out and painted.
export { cards as grid, dialog, field } from "../foyer/index.jsx";

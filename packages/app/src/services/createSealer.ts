/* A part that is fetched later exports one thing, by default. */
export { createSealer as default } from "@foyer/platform/seal";

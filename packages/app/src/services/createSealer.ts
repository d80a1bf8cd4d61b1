/* `fetchPart` takes what a module exports by default. */
export { createSealer as default } from "@foyer/platform/seal";

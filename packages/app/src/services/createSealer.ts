/* `fetchPart` uses a module's default export. */
export { createSealer as default } from "@foyer/platform/seal";

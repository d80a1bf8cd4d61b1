export { default } from "../foyer/plugins.mjs";

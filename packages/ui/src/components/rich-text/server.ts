export { sanitiserOf } from "./sanitise.ts";

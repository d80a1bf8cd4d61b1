import centre from "./en/centre.json";
import portal from "./en/portal.json";

/** All English words of the library, as tests and benches show them. */
export const english: Readonly<Record<string, string>> = {
  ...portal,
  ...centre,
};

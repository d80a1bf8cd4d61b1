import { globalLayer } from "@vanilla-extract/css";

/* Declared once, in this order; components are unlayered and therefore override all of them. */
globalLayer("reset");
globalLayer("theme");
globalLayer("base");

/** Names of the cascade layers below the components. */
export const layers = { reset: "reset", theme: "theme", base: "base" } as const;

import { globalStyle } from "@vanilla-extract/css";

/* React Aria would inject this rule itself; index.html disables that, because a strict CSP blocks injected styles. */
globalStyle("[data-react-aria-pressable]", {
  touchAction: "pan-x pan-y pinch-zoom",
});

import { globalStyle } from "@vanilla-extract/css";

/* React Aria would inject this rule itself; index.html tells it not to, since a strict policy refuses injected styles. */
globalStyle("[data-react-aria-pressable]", {
  touchAction: "pan-x pan-y pinch-zoom",
});

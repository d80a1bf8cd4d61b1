import { Logo } from "@foyer/ui/logo";
import { brands } from "virtual:brands";
import { useShownLook } from "../../useLook.ts";

/* Logos of every brand, since the toolbar changes the brand under an open screen. */
const files = import.meta.glob<string>("../../../themes/*/assets/logo.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

/**
 * The logo of the brand that is shown, in the colour of the text around it.
 *
 * @example <BrandLogo />
 */
export function BrandLogo() {
  const { brand } = useShownLook();
  const name = brands.find(({ id }) => id === brand)?.name ?? "Foyer";
  const src = files[`../../../themes/${brand}/assets/logo.svg`];
  if (src === undefined) return name;
  return <Logo name={name} src={src} tinted />;
}

import { assets, assetSizes } from "virtual:brand";
import { Logo } from "@foyer/ui/logo";
import { useServices } from "../services/services.ts";
import * as styles from "./BootScreen.css.ts";

/** The brand alone, while the site's information is on its way. */
export function BootScreen() {
  const { brand } = useServices();
  return (
    <div className={styles.screen} aria-busy="true">
      <Logo
        name={brand.name}
        src={assets.logo}
        {...assetSizes["logo"]}
        size="large"
        tinted
      />
    </div>
  );
}

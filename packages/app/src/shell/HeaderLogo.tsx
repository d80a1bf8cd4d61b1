import { Logo } from "@foyer/ui/logo";
import { useServices } from "../services/services.ts";
import * as styles from "./shell.css.ts";

/** The portal's logo: in full, or only the mark where a phone has no room for it. */
export function HeaderLogo() {
  const { name, pictures } = useServices().brand;
  return (
    <>
      <span className={styles.fullLogo}>
        <Logo name={name} {...pictures.logo} />
      </span>
      <span className={styles.logoMark}>
        <Logo name={name} {...pictures.logoMark} />
      </span>
    </>
  );
}

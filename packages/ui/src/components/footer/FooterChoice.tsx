import { Pressable } from "../../private/Pressable.tsx";
import * as styles from "./Footer.css.ts";

export interface FooterChoiceProps {
  /** Label of the choice that can be changed. */
  label: string;
  /** Called when the visitor wants to change it. */
  onPress(): void;
}

/**
 * A small entry among the last lines of the footer, for example for withdrawing consent.
 *
 * @example <Footer choice={<FooterChoice label="Cookie settings" onPress={ask} />} … />
 */
export function FooterChoice({ label, onPress }: FooterChoiceProps) {
  return (
    <Pressable className={styles.licence} onPress={onPress}>
      {label}
    </Pressable>
  );
}

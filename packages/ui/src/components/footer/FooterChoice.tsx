import { Pressable } from "../../private/Pressable.tsx";
import * as styles from "./Footer.css.ts";

export interface FooterChoiceProps {
  /** What can be chosen anew. */
  label: string;
  /** The visitor wants to choose. */
  onPress(): void;
}

/**
 * A small entry among the footer's last lines, as to take back a consent.
 *
 * @example <Footer choice={<FooterChoice label="Cookie choice" onPress={ask} />} … />
 */
export function FooterChoice({ label, onPress }: FooterChoiceProps) {
  return (
    <Pressable className={styles.licence} onPress={onPress}>
      {label}
    </Pressable>
  );
}

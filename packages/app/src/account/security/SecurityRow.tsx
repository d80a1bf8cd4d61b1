import type { ReactNode } from "react";
import { Text } from "@foyer/ui/text";
import * as styles from "./SecurityRow.css.ts";

interface SecurityRowProps {
  readonly title: ReactNode;
  /** What it is for, or how it stands. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** The rows of one part of the account. */
export function SecurityRows({ children }: { readonly children: ReactNode }) {
  return (
    <ul className={styles.list} role="list">
      {children}
    </ul>
  );
}

/**
 * One thing of the account with what it is and the one thing to do with it.
 *
 * @example <SecurityRow title="Login password" action={<Button>Change</Button>}>It signs you in.</SecurityRow>
 */
export function SecurityRow({ title, children, action }: SecurityRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Text as="div" weight="strong">
          {title}
        </Text>
        {children !== undefined && (
          <Text as="div" size="small" tone="quiet">
            {children}
          </Text>
        )}
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </li>
  );
}

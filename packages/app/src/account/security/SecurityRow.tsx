import type { ReactNode } from "react";
import { Text } from "@foyer/ui/text";
import * as styles from "./SecurityRow.css.ts";

interface SecurityRowProps {
  readonly title: ReactNode;
  /** Its purpose or status. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** The rows of one part of the account page. */
export function SecurityRows({ children }: { readonly children: ReactNode }) {
  return (
    <ul className={styles.list} role="list">
      {children}
    </ul>
  );
}

/**
 * One item of the account: its name, its status, and the single action on it.
 *
 * @example <SecurityRow title="Login password" action={<Button>Change</Button>}>It logs you in.</SecurityRow>
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

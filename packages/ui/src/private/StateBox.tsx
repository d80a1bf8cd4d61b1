import type { ReactNode } from "react";
import type { IconName } from "../components/icon/index.ts";
import { Heading } from "../components/text/Heading.tsx";
import { Text } from "../components/text/Text.tsx";
import { CardFan } from "./CardFan.tsx";
import * as styles from "./StateBox.css.ts";

export interface StateBoxProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  picture: IconName;
  tone?: "accent" | "danger";
  level: 2 | 3 | 4;
}

/** Shown in place of content: picture, title, text and a next step, one below the other. */
export function StateBox({
  title,
  children,
  action,
  picture,
  tone = "accent",
  level,
}: StateBoxProps) {
  return (
    <div className={styles.box}>
      <CardFan icon={picture} tone={tone} />
      <div className={styles.words}>
        <Heading level={level} size="card" align="center">
          {title}
        </Heading>
        {children !== undefined && (
          <Text as="div" tone="quiet" align="center">
            {children}
          </Text>
        )}
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}

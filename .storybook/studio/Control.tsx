import type { ReactNode } from "react";
import { CopyButton } from "@foyer/ui/copy-button";
import { IconButton } from "@foyer/ui/icon-button";
import { useShownLook } from "../useLook.ts";
import * as css from "./controls.css.ts";
import { controlId, linkTo } from "./links.ts";

export interface ControlProps {
  /** Dotted name, as in the pack. */
  readonly name: string;
  /** Human-readable name. */
  readonly title: string;
  /** True: it differs from the saved pack. */
  readonly changed: boolean;
  /** Restores the saved value. */
  onReset(): void;
  /** True: it begins with a row of its own, one line high. @default false */
  readonly row?: boolean;
  readonly children: ReactNode;
}

/** One setting, with a reset button and a link to it. */
export function Control(props: ControlProps) {
  const { name, title, changed, onReset, row = false, children } = props;
  return (
    <div
      id={controlId(name)}
      className={css.control}
      data-changed={changed || undefined}
    >
      {children}
      <div className={row ? css.rowTools : css.tools}>
        {changed && (
          <IconButton
            icon="refresh"
            size="small"
            label={`Reset ${title}`}
            onClick={onReset}
          />
        )}
        <LinkButton name={name} title={title} />
      </div>
    </div>
  );
}

/** Copies the address at which the studio opens with this control. */
export function LinkButton({
  name,
  title,
}: {
  readonly name: string;
  readonly title: string;
}) {
  const look = useShownLook();
  return (
    <CopyButton
      value={linkTo(name, look, location.href)}
      label={`Link to ${title}`}
    />
  );
}

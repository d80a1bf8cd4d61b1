import { useState } from "react";
import { Button } from "@foyer/ui/button";
import { Inline } from "@foyer/ui/stack";
import { Heading, Text } from "@foyer/ui/text";
import { VisuallyHidden } from "@foyer/ui/visually-hidden";
import { isWeak } from "./contrast.ts";
import { useDesk } from "./StudioContext.ts";
import * as css from "./studio.css.ts";

/** Whose brand it is, how it stands, and the way back and forth. */
export function DeskHead() {
  const { studio } = useDesk();
  const { draft, differences, measured } = studio;
  const [said, setSaid] = useState("");
  const weak = measured.rows.filter(isWeak).length;
  return (
    <header className={css.head}>
      <div className={css.headWords}>
        <Heading level={1} size="section">
          Brand studio
        </Heading>
        <Text size="small" tone="quiet">
          {`${draft.brand.name}, ${differences.length === 0 ? "as it is saved" : count(differences.length, "change")}`}
        </Text>
        {weak > 0 && (
          <Text size="small" tone="danger" weight="strong">
            {`${count(weak, "pair")} cannot be read`}
          </Text>
        )}
      </div>
      <Inline gap="x1" wrap={false}>
        <Button
          size="small"
          variant="quiet"
          disabled={!studio.canUndo}
          onClick={() => {
            studio.undo();
            setSaid("Undone");
          }}
        >
          Undo
        </Button>
        <Button
          size="small"
          variant="quiet"
          disabled={!studio.canRedo}
          onClick={() => {
            studio.redo();
            setSaid("Done again");
          }}
        >
          Redo
        </Button>
      </Inline>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </header>
  );
}

const count = (number: number, what: string) =>
  `${number} ${what}${number === 1 ? "" : "s"}`;

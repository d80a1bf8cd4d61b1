import { useEffect, useRef } from "react";
import { Button } from "@foyer/ui/button";
import { Stack } from "@foyer/ui/stack";
import { GameCard } from "@foyer/ui/game-card";
import { GameRail } from "@foyer/ui/game-rail";
import { gamesOf } from "../portal/art.ts";
import { liveSheet, type LiveSheet } from "./liveSheet.ts";
import type { PortalFrameProps } from "./PortalFrame.tsx";
import * as css from "./preview.css.ts";

const nothing = () => undefined;

/**
 * A piece of a screen in the studio's own page instead of a window, for places where no server has a page for a
 * window, such as a story test. The theme reaches it in the same way.
 */
export function PortalHere({ wish, title }: PortalFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const sheet = useRef<LiveSheet>(undefined);
  useEffect(() => {
    const root = box.current;
    if (!root) return;
    const own = liveSheet(root);
    sheet.current = own;
    return () => own.remove();
  }, []);
  const { theme } = wish;
  useEffect(() => sheet.current?.show(theme), [theme]);
  return (
    <div
      ref={box}
      className={css.here}
      data-brand={wish.brandId}
      data-mode={wish.mode}
      role="group"
      aria-label={title}
    >
      <Stack gap="x6">
        <span>
          <Button tone="accent">Log in</Button>
        </span>
        <GameRail label="Hot games">
          {gamesOf("slots", 12, 0).map(({ id, ...game }) => (
            <GameCard
              key={id}
              {...game}
              onPlay={nothing}
              onFavourite={nothing}
            />
          ))}
        </GameRail>
      </Stack>
    </div>
  );
}

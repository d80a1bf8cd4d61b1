import type { ReactNode } from "react";
import {
  GameView,
  type GameViewProps,
} from "../../private/game-view/GameView.tsx";
import { Modal } from "../modal/Modal.tsx";

export interface GamePopupProps extends GameViewProps {
  /** Whether the popup is open; closing it ends the game. */
  open: boolean;
  /** Called by the close button or by Escape. */
  onClose(): void;
  /** Content in place of the game, for example when it cannot be played now. */
  children?: ReactNode;
}

/**
 * A game in a dialog over the page, isolated from the portal as on a page of its own.
 *
 * @example <GamePopup open title="Jade Garden" src={address} onClose={close} />
 */
export function GamePopup({
  open,
  onClose,
  children,
  ...game
}: GamePopupProps) {
  const inPlace = children === undefined;
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={game.title}
      size="full"
      flush={inPlace}
    >
      {inPlace ? <GameView {...game} /> : children}
    </Modal>
  );
}

import type { ReactNode } from "react";
import {
  GameView,
  type GameViewProps,
} from "../../private/game-view/GameView.tsx";
import { Modal } from "../modal/Modal.tsx";

export interface GamePopupProps extends GameViewProps {
  /** Shows the popup; closing it ends the game in it. */
  open: boolean;
  /** The player wants out, by the cross or by Escape. */
  onClose(): void;
  /** Stands in the place of the game, as when it cannot be played now. */
  children?: ReactNode;
}

/**
 * A game in a dialog over the page, shut off from the portal like one on a page of its own.
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

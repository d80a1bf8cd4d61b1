export interface Notice {
  /** What `onOpen` is called with. */
  id: string;
  /** The notice in one line. */
  title: string;
}

export interface NoticeMarqueeProps {
  /** The notices, in order; without any nothing is drawn. */
  notices: readonly Notice[];
  /** The player pressed a notice. */
  onOpen(id: string): void;
}

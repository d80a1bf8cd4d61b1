/** Words of a game on its page or in its popup. */
export const gameViewMessages = {
  back: "ui.gameFrame.back",
  reload: "ui.gameFrame.reload",
  window: "ui.gameFrame.window",
  full: "ui.gameFrame.full",
  leaveFull: "ui.gameFrame.leaveFull",
  loading: "ui.gameFrame.loading",
  slow: "ui.gameFrame.slow",
} as const;

/** Width and height in px of the picture that link previews show; in a file of its own because the check needs it too. */
export const shareSize = { width: 1200, height: 630 } as const;

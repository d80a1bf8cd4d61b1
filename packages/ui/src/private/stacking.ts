/**
 * Stacking order (z-index). Menus are above dialogs, because a dialog may contain one; toasts are above everything.
 */
export const stacking = { dialog: 50, floating: 60, toast: 70 } as const;

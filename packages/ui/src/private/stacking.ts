/** What lies above what. Menus float above dialogs, since a dialog may hold one; toasts are above all. */
export const stacking = { dialog: 50, floating: 60, toast: 70 } as const;

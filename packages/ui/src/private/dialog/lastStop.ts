const stops =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), iframe, [tabindex]:not([tabindex="-1"])';

/**
 * The last thing inside that Tab stops at and that is to be seen.
 *
 * @example lastStop(panel)?.focus();
 */
export function lastStop(panel: HTMLElement): HTMLElement | undefined {
  return [...panel.querySelectorAll<HTMLElement>(stops)].findLast(isSeen);
}

/* Older browsers cannot be asked; there every stop counts. */
const isSeen = (element: HTMLElement): boolean =>
  !("checkVisibility" in element) || element.checkVisibility();

/**
 * A window that nobody is in takes no focus by script: a dialog that opens in the portal would else pull it out of the
 * control that its opener has under the hand. Gives back how to end it.
 *
 * @example const end = quietFocus();
 */
export function quietFocus(): () => void {
  const focus = HTMLElement.prototype.focus;
  HTMLElement.prototype.focus = function quiet(options) {
    if (document.hasFocus()) focus.call(this, options);
  };
  return () => {
    HTMLElement.prototype.focus = focus;
  };
}

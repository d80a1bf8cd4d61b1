import { UPDATE_GLOBALS } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";

/**
 * Chooses a brand as the toolbar does: it is the brand of every page, and stands in the address.
 *
 * @example chooseBrand(brands[0].id)
 */
export function chooseBrand(brand: string): void {
  addons.getChannel().emit(UPDATE_GLOBALS, { globals: { brand } });
}

import type { Decorator } from "@storybook/react-vite";
import { column } from "./stories.css.ts";

/**
 * Shows a story at the width that a form has on a page, where it has room for more; with the parameter `wide` at
 * whatever width there is.
 *
 * @example const meta = { component: TextField, decorators: [inColumn] }
 */
export const inColumn: Decorator = (Story, { parameters }) =>
  parameters["wide"] === true ? (
    <Story />
  ) : (
    <div className={column}>
      <Story />
    </div>
  );

import type { Decorator } from "@storybook/react-vite";
import { column } from "./stories.css.ts";

/**
 * Shows a story at the width of a form on a page, even if there is more space; with the parameter `wide`, at the full
 * width.
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

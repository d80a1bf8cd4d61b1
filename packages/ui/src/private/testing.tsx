import { StrictMode, type ReactElement, type ReactNode } from "react";
import { IntlProvider, type IntlConfig } from "react-intl";
import { render, type RenderResult } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { english } from "../words/english.testing.ts";

export interface RenderUiOptions {
  /** BCP 47 tag for formatting numbers, money and text. @default "en" */
  locale?: string;
  /** Messages by id; missing ones are in English. */
  messages?: Record<string, string>;
}

/**
 * Renders a component as the app does, in StrictMode and with messages, and returns a user-event instance.
 *
 * @example
 * const { user } = renderUi(<Button onClick={onClick}>Play</Button>);
 * await user.click(screen.getByRole("button", { name: "Play" }));
 */
export function renderUi(
  ui: ReactElement,
  options: RenderUiOptions = {},
): RenderResult & { user: UserEvent } {
  const { locale = "en", messages = {} } = options;
  const user = userEvent.setup();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <IntlProvider
        locale={locale}
        messages={{ ...english, ...messages }}
        onError={ignoreMissingWords}
      >
        {children}
      </IntlProvider>
    </StrictMode>
  );
  return Object.assign(render(ui, { wrapper }), { user });
}

const ignoreMissingWords: NonNullable<IntlConfig["onError"]> = (error) => {
  if (error.code !== "MISSING_TRANSLATION" && error.code !== "MISSING_DATA")
    throw error;
};

import { fireEvent, render, screen } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ServicesProvider } from "../services/services.ts";
import { Boundary } from "../kit/parts/PanelBoundary.tsx";
import { fakeServices } from "../testing/fakeServices.ts";
import { RouteFailure } from "./RouteFailure.tsx";
import { english, wordsOf } from "../testing/english.ts";

afterEach(() => vi.unstubAllGlobals());

describe("the fallback page", () => {
  it("replaces the whole portal, reports only the path, and reloads the page on retry", () => {
    // React logs what a boundary caught.
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const reload = vi.fn();
    vi.stubGlobal("location", { pathname: "/live", search: "?q=x", reload });
    const { services, faults } = fakeServices();
    const Portal = () => {
      throw new Error("secret detail");
    };
    render(
      <ServicesProvider value={services}>
        <IntlProvider locale="en" messages={english}>
          <Boundary fallback={() => <RouteFailure />}>
            <Portal />
          </Boundary>
        </IntlProvider>
      </ServicesProvider>,
    );
    expect(document.body).not.toHaveTextContent("secret detail");
    expect(faults).toEqual([{ type: "render", address: "/live" }]);
    fireEvent.click(
      screen.getByRole("button", { name: wordsOf("ui.loadFailure.retry") }),
    );
    expect(reload).toHaveBeenCalledOnce();
  });
});

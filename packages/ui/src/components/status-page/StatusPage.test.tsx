import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { LoadFailure } from "./LoadFailure.tsx";
import { MaintenancePage } from "./MaintenancePage.tsx";
import { NotFoundPage } from "./NotFoundPage.tsx";
import { RegionBlockPage } from "./RegionBlockPage.tsx";
import { StartFailure } from "./StartFailure.tsx";
import { wordsOf } from "../../words/english.testing.ts";

describe("MaintenancePage", () => {
  it("shows the reason and the end time, and opens customer service", async () => {
    const onSupport = vi.fn();
    const { user } = renderUi(
      <MaintenancePage
        message="New tables arrive."
        endTime={Date.UTC(2026, 4, 3, 6, 30)}
        onSupport={onSupport}
      />,
    );
    expect(screen.getByRole("main")).toHaveTextContent("New tables arrive.");
    expect(document.querySelector("time")).toHaveAttribute(
      "datetime",
      "2026-05-03T06:30:00.000Z",
    );
    expect(
      screen.getByText(wordsOf("ui.maintenancePage.end")),
    ).toBeInTheDocument();
    await user.click(
      screen.getByRole("button", { name: wordsOf("ui.statusPage.support") }),
    );
    expect(onSupport).toHaveBeenCalledOnce();
  });

  it("shows no end time and no button when neither is given", () => {
    renderUi(<MaintenancePage message="New tables arrive." />);
    expect(
      screen.queryByText(wordsOf("ui.maintenancePage.end")),
    ).not.toBeInTheDocument();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it("formats the end time in the player's language", () => {
    renderUi(
      <MaintenancePage message="" endTime={Date.UTC(2026, 4, 3, 6, 30)} />,
      { locale: "ms" },
    );
    expect(document.querySelector("time")).toHaveTextContent(/Mei/);
  });
});

describe("RegionBlockPage", () => {
  it("shows the reason, customer service, and the visitor's IP address isolated from the text direction", () => {
    renderUi(
      <RegionBlockPage
        ip="203.0.113.7"
        message="We are not licensed there."
        onSupport={() => {}}
      />,
    );
    expect(screen.getByRole("main")).toHaveTextContent(
      "We are not licensed there.",
    );
    expect(screen.getByText("203.0.113.7").localName).toBe("bdi");
    expect(
      screen.getByRole("button", { name: wordsOf("ui.statusPage.support") }),
    ).toBeInTheDocument();
  });
});

describe("NotFoundPage", () => {
  it("links back home and has a heading, but no main landmark of its own", () => {
    renderUi(<NotFoundPage homeHref="/en" />);
    expect(
      screen.getByRole("link", { name: wordsOf("ui.gameFrame.back") }),
    ).toHaveAttribute("href", "/en");
    expect(screen.getByRole("heading", { level: 1 })).toBeInTheDocument();
    expect(screen.queryByRole("main")).not.toBeInTheDocument();
  });
});

describe("LoadFailure and StartFailure", () => {
  it("retry when their button is pressed", async () => {
    const onLoad = vi.fn();
    const onStart = vi.fn();
    const { user, rerender } = renderUi(<LoadFailure onRetry={onLoad} />);
    await user.click(
      screen.getByRole("button", { name: wordsOf("ui.loadFailure.retry") }),
    );
    expect(onLoad).toHaveBeenCalledOnce();
    rerender(<StartFailure onRetry={onStart} />);
    await user.click(
      screen.getByRole("button", { name: wordsOf("ui.startFailure.retry") }),
    );
    expect(onStart).toHaveBeenCalledOnce();
  });

  it("ignore the retry button while StartFailure is retrying", async () => {
    const onStart = vi.fn();
    const { user } = renderUi(<StartFailure onRetry={onStart} retrying />);
    await user.click(
      screen.getByRole("button", { name: wordsOf("ui.startFailure.retry") }),
    );
    expect(onStart).not.toHaveBeenCalled();
  });
});

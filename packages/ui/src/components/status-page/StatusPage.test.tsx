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
  it("says why, until when, and leads to customer service", async () => {
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

  it("shows no time that nobody knows, and no button that leads nowhere", () => {
    renderUi(<MaintenancePage message="New tables arrive." />);
    expect(
      screen.queryByText(wordsOf("ui.maintenancePage.end")),
    ).not.toBeInTheDocument();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it("writes the time in the player's language", () => {
    renderUi(
      <MaintenancePage message="" endTime={Date.UTC(2026, 4, 3, 6, 30)} />,
      { locale: "ms" },
    );
    expect(document.querySelector("time")).toHaveTextContent(/Mei/);
  });
});

describe("RegionBlockPage", () => {
  it("shows the visitor's address, whatever the direction of the words around it", () => {
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
  it("leads back, inside the frame of the site", () => {
    renderUi(<NotFoundPage homeHref="/en" />);
    expect(
      screen.getByRole("link", { name: wordsOf("ui.gameFrame.back") }),
    ).toHaveAttribute("href", "/en");
    expect(screen.getByRole("heading", { level: 1 })).toBeInTheDocument();
    expect(screen.queryByRole("main")).not.toBeInTheDocument();
  });
});

describe("LoadFailure and StartFailure", () => {
  it("try again", async () => {
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

  it("take no second try while one is under way", async () => {
    const onStart = vi.fn();
    const { user } = renderUi(<StartFailure onRetry={onStart} retrying />);
    await user.click(
      screen.getByRole("button", { name: wordsOf("ui.startFailure.retry") }),
    );
    expect(onStart).not.toHaveBeenCalled();
  });
});

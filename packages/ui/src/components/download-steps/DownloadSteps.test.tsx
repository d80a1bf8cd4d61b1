import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { DownloadSteps, type DownloadStepsProps } from "./DownloadSteps.tsx";

const setUp = (props: Partial<DownloadStepsProps> = {}) =>
  renderUi(
    <DownloadSteps
      title="Foyer for iOS"
      steps={[
        { key: "a", title: "Open Safari", picture: "browser" },
        { key: "b", title: "Press Download", text: "And allow it" },
      ]}
      href="https://lobby.example/app"
      actionLabel="Download for iOS"
      {...props}
    />,
  );

describe("DownloadSteps", () => {
  it("numbers its steps", () => {
    setUp();
    const [first, second] = within(screen.getByRole("list")).getAllByRole(
      "listitem",
    );
    expect(first).toHaveTextContent(/1\s*Open Safari/);
    expect(second).toHaveTextContent(/2\s*Press Download\s*And allow it/);
  });

  it("offers the app through a QR code and a link", () => {
    setUp();
    expect(
      screen.getByRole("img", { name: "QR code: Download for iOS" }),
    ).toBeInTheDocument();
    expect(
      screen.getByRole("link", { name: "Download for iOS" }),
    ).toHaveAttribute("href", "https://lobby.example/app");
  });

  it.each([undefined, ""])(
    "shows neither QR code nor link for the address %j, but keeps the steps",
    (href) => {
      setUp({ href });
      expect(screen.queryByRole("img")).not.toBeInTheDocument();
      expect(screen.queryByRole("link")).not.toBeInTheDocument();
      expect(screen.getAllByRole("listitem")).toHaveLength(2);
    },
  );

  it("continues the numbering in the extra steps", () => {
    setUp({
      level: 1,
      extraTitle: "From iOS 17 on",
      extraSteps: [{ key: "c", title: "Restart" }],
    });
    expect(
      screen.getByRole("heading", { name: "From iOS 17 on", level: 2 }),
    ).toBeInTheDocument();
    const [, further] = screen.getAllByRole("list");
    expect(further).toHaveAttribute("start", "3");
    expect(further).toHaveTextContent(/3\s*Restart/);
  });

  it("shows its note", () => {
    setUp({ note: "Use Safari" });
    expect(screen.getByText("Use Safari")).toBeInTheDocument();
  });

  it("calls onDownload without arguments when the link is pressed", async () => {
    const onDownload = vi.fn();
    const { user } = setUp({ onDownload });
    await user.click(screen.getByRole("link", { name: "Download for iOS" }));
    expect(onDownload).toHaveBeenCalledExactlyOnceWith();
  });
});

import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { AnnouncementPopup } from "./AnnouncementPopup.tsx";

const announcements = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    title: `Notice ${index}`,
    html: `<p>Body ${index}</p>`,
  }));

describe("AnnouncementPopup", () => {
  it("reads the first, then the one chosen", async () => {
    const { user } = renderUi(
      <AnnouncementPopup label="Notices" announcements={announcements(3)} />,
    );
    expect(screen.getByText("Body 0")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Notice 2" }));
    expect(screen.getByText("Body 2")).toBeInTheDocument();
    expect(
      screen.getByRole("button", { name: "Notice 2", pressed: true }),
    ).toBeInTheDocument();
  });

  it("begins with the one asked for", () => {
    renderUi(
      <AnnouncementPopup
        label="Notices"
        announcements={announcements(12)}
        initialId="9"
      />,
    );
    expect(screen.getByText("Body 9")).toBeInTheDocument();
  });

  // ANN-12
  it("has no pager for eight", () => {
    renderUi(
      <AnnouncementPopup label="Notices" announcements={announcements(8)} />,
    );
    expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
  });

  // ANN-12
  it("pages from nine on, and reads the first of the new page", async () => {
    const { user } = renderUi(
      <AnnouncementPopup label="Notices" announcements={announcements(9)} />,
    );
    expect(
      screen.queryByRole("button", { name: "Notice 8" }),
    ).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Page 2" }));
    expect(screen.getByText("Body 8")).toBeInTheDocument();
    expect(
      screen.getByRole("button", { name: "Notice 8", pressed: true }),
    ).toBeInTheDocument();
  });

  it("begins with the first where the one asked for is unknown, and bears none at all", () => {
    const { rerender, container } = renderUi(
      <AnnouncementPopup
        label="Notices"
        announcements={announcements(2)}
        initialId="gone"
      />,
    );
    expect(screen.getByText("Body 0")).toBeInTheDocument();
    rerender(<AnnouncementPopup label="Notices" announcements={[]} />);
    expect(container).not.toHaveTextContent(/Body/);
  });

  it("cleans what the platform wrote", () => {
    const { container } = renderUi(
      <AnnouncementPopup
        label="Notices"
        announcements={[
          {
            id: "a",
            title: "<b>bold</b>",
            html: '<p onclick="alert(1)">Text</p><script>alert(1)</script>',
          },
        ]}
      />,
    );
    expect(container.querySelector("script, b")).toBeNull();
    expect(screen.getByText("Text")).not.toHaveAttribute("onclick");
  });
});

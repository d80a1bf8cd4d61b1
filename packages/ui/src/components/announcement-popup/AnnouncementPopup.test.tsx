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
  it("shows the first announcement, then the one that is selected", async () => {
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

  it("opens with the announcement given by initialId", () => {
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
  it("shows no pager for eight announcements", () => {
    renderUi(
      <AnnouncementPopup label="Notices" announcements={announcements(8)} />,
    );
    expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
  });

  // ANN-12
  it("shows a pager from nine announcements on and opens the first one of the new page", async () => {
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

  it("falls back to the first announcement for an unknown initialId, and handles an empty list", () => {
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

  it("sanitises announcement HTML and renders titles as plain text", () => {
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

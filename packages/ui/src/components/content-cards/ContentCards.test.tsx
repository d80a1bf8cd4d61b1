import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { NavigationProvider } from "../navigation/NavigationProvider.tsx";
import { ContentCards } from "./ContentCards.tsx";

const cards = [
  { title: "The blue room", text: "Open all day.", href: "/p/rooms" },
  { title: "For adults", picture: { src: "/adults.webp" } },
];

describe("ContentCards", () => {
  it("is a list of cards with headings, of which those with an address are links", () => {
    renderUi(<ContentCards cards={cards} level={2} />);
    const [blue, adults] = within(screen.getByRole("list")).getAllByRole(
      "listitem",
    );
    expect(blue).toHaveTextContent("The blue roomOpen all day.");
    expect(
      screen.getAllByRole("heading", { level: 2 }).map((it) => it.textContent),
    ).toEqual(["The blue room", "For adults"]);
    expect(screen.getAllByRole("link")).toHaveLength(1);
    expect(screen.getByRole("link", { name: "The blue room" })).toHaveAttribute(
      "href",
      "/p/rooms",
    );
    // Pictures decorate.
    expect(within(adults ?? document.body).queryByRole("img")).toBeNull();
  });

  it("navigates within the site", () => {
    const navigate = vi.fn();
    renderUi(
      <NavigationProvider navigate={navigate}>
        <ContentCards cards={cards} />
      </NavigationProvider>,
    );
    fireEvent.click(screen.getByRole("link"));
    expect(navigate).toHaveBeenCalledExactlyOnceWith("/p/rooms");
  });
});

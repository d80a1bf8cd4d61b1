import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { VendorMenu } from "./VendorMenu.tsx";

const items = [
  { key: "ALL", label: "All" },
  {
    key: "LU",
    label: "Lumen",
    imageUrl: "/lu.png",
    selectedImageUrl: "/lu-active.png",
  },
];

describe("VendorMenu", () => {
  it("names each provider by its logo and reports the selection", async () => {
    const onSelect = vi.fn();
    const { user } = renderUi(
      <VendorMenu
        label="Providers"
        items={items}
        selected="ALL"
        onSelect={onSelect}
      />,
    );
    expect(screen.getByRole("img", { name: "Lumen" })).toHaveAttribute(
      "src",
      "/lu.png",
    );
    await user.click(screen.getByRole("button", { name: "Lumen" }));
    expect(onSelect).toHaveBeenCalledExactlyOnceWith("LU");
  });

  it("shows the alternative logo of the selected provider", () => {
    renderUi(
      <VendorMenu
        label="Providers"
        items={items}
        selected="LU"
        onSelect={vi.fn()}
      />,
    );
    expect(screen.getByRole("img", { name: "Lumen" })).toHaveAttribute(
      "src",
      "/lu-active.png",
    );
  });

  it("shows the name when the logo fails to load", () => {
    renderUi(
      <VendorMenu
        label="Providers"
        items={items}
        selected="ALL"
        onSelect={vi.fn()}
      />,
    );
    fireEvent.error(screen.getByRole("img"));
    expect(screen.getByRole("button", { name: "Lumen" })).toHaveTextContent(
      "Lumen",
    );
  });
});

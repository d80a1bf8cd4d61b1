import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { LicenceImage } from "./LicenceImage.tsx";

describe("LicenceImage", () => {
  it("has its title as text alternative, and shows the title if the image fails to load", () => {
    renderUi(
      <LicenceImage imageUrl="/licence.png" title="Gaming licence 12" />,
    );
    fireEvent.error(screen.getByRole("img", { name: "Gaming licence 12" }));
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
    expect(screen.getByText("Gaming licence 12")).toBeInTheDocument();
  });
});

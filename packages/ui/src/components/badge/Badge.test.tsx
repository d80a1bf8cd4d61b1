import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { Badge } from "./Badge.tsx";
import { CountBadge } from "./CountBadge.tsx";

describe("Badge", () => {
  it("shows its text and hides its icon from screen readers", () => {
    renderUi(
      <Badge tone="success" icon="check">
        Paid
      </Badge>,
    );
    expect(screen.getByText("Paid")).toBeInTheDocument();
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
  });
});

describe("CountBadge", () => {
  it("renders nothing for a count of zero", () => {
    const { container } = renderUi(<CountBadge count={0} label="0 unread" />);
    expect(container).toBeEmptyDOMElement();
  });

  it("shows 99+ above 99 and gives screen readers the full count", () => {
    renderUi(<CountBadge count={240} label="240 unread" />);
    expect(screen.getByText("99+")).toHaveAttribute("aria-hidden", "true");
    expect(screen.getByText("240 unread")).toBeInTheDocument();
  });

  it("uses the digits of the locale", () => {
    renderUi(<CountBadge count={7} label="7" />, { locale: "ar-EG" });
    expect(screen.getByText("٧")).toBeInTheDocument();
  });
});

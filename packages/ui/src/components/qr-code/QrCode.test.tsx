import { screen } from "@testing-library/react";
import fc from "fast-check";
import { decodeQR } from "qr/decode.js";
import { describe, expect, it } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { QrCode } from "./QrCode.tsx";
import { qrMeasures, qrPath } from "./qrPath.ts";
import { wordsOf } from "../../words/english.testing.ts";

/** Draws the path as a camera would see it, at 8 px per module with a quiet zone of four modules. */
function photograph(text: string) {
  const drawing = qrPath(text);
  if (!drawing) throw new Error("no code");
  const scale = 8;
  const side = (drawing.modules + 8) * scale;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, width] of drawing.path.matchAll(
    /M(\d+) (\d+)h(\d+)v1h-\d+z/g,
  )) {
    for (let row = 0; row < scale; row += 1)
      for (let column = 0; column < Number(width) * scale; column += 1) {
        const at =
          ((Number(y) + 4) * scale + row) * side +
          (Number(x) + 4) * scale +
          column;
        data.fill(0, at * 4, at * 4 + 3);
      }
  }
  return { width: side, height: side, data };
}

describe("QrCode", () => {
  // CFG-14
  it("is a named image of 200 px with a margin of 5 by default", () => {
    renderUi(<QrCode text="https://a.example" label="Download" />);
    const code = screen.getByRole("img", { name: "QR code: Download" });
    expect(code).toHaveAttribute("width", "200");
    expect(code).toHaveAttribute("height", "200");
    expect(code).toHaveAttribute("viewBox", "-5 -5 35 35");
    expect(code.querySelectorAll("path")).toHaveLength(1);
  });

  it("uses the given size and margin", () => {
    renderUi(
      <QrCode text="https://a.example" label="App" size={120} margin={0} />,
    );
    const code = screen.getByRole("img");
    expect(code).toHaveAttribute("width", "120");
    expect(code).toHaveAttribute("viewBox", "0 0 25 25");
  });

  it.each([
    "https://lobby.example/app/android",
    "ကစားပါ",
    "https://lobby.example/?q=" + "z".repeat(400),
  ])("can be decoded from an image of it: %s", (text) => {
    expect(decodeQR(photograph(text))).toBe(text);
  });

  it("says that a text is too long, and offers it as a link and to copy", () => {
    const text = `https://a.example/${"a".repeat(10_000)}`;
    renderUi(<QrCode text={text} label="Download" />);
    expect(screen.queryByRole("img", { name: /QR code/ })).toBeNull();
    expect(screen.getByText(wordsOf("ui.qrCode.tooLong"))).toBeInTheDocument();
    expect(screen.getByRole("link", { name: /^Download/ })).toHaveAttribute(
      "href",
      text,
    );
    expect(
      screen.getByRole("button", { name: wordsOf("ui.qrCode.copy") }),
    ).toBeInTheDocument();
  });

  it("does not turn a javascript: address into a link", () => {
    renderUi(
      <QrCode text={`javascript:${"a".repeat(10_000)}`} label="Download" />,
    );
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });

  it("renders nothing for an empty text", () => {
    const { container } = renderUi(<QrCode text="" label="Download" />);
    expect(container).toBeEmptyDOMElement();
  });

  it("is named in the page's language", () => {
    renderUi(<QrCode text="x" label="Muat turun" />, {
      locale: "ms",
      messages: { "ui.qrCode.name": "Kod QR: {label}" },
    });
    expect(
      screen.getByRole("img", { name: "Kod QR: Muat turun" }),
    ).toBeInTheDocument();
  });
});

describe("qrMeasures", () => {
  // CFG-15, OPN-45
  it.each([
    [undefined, undefined, 200, 5],
    [64, 0, 64, 0],
    [1024, 20, 1024, 20],
    [63, 21, 200, 5],
    [1025, -1, 200, 5],
    [120.5, 2.5, 200, 5],
    [Number.NaN, Number.NaN, 200, 5],
    [Number.POSITIVE_INFINITY, 4, 200, 4],
  ])(
    "for size %s and margin %s, returns %s and %s",
    (size, margin, drawnSize, drawnMargin) => {
      expect(qrMeasures(size, margin)).toEqual({
        size: drawnSize,
        margin: drawnMargin,
      });
    },
  );

  it("always returns values within their limits", () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (size, margin) => {
        const drawn = qrMeasures(size, margin);
        return (
          Number.isInteger(drawn.size) &&
          drawn.size >= 64 &&
          drawn.size <= 1024 &&
          Number.isInteger(drawn.margin) &&
          drawn.margin >= 0 &&
          drawn.margin <= 20
        );
      }),
    );
  });
});

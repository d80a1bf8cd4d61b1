import { encodeQR } from "qr";

interface QrDrawing {
  /** Modules per side, without the quiet zone. */
  readonly modules: number;
  /** One path for all dark modules, in module units. */
  readonly path: string;
}

/**
 * The dark modules of a QR code as one path, each horizontal run as one rectangle. Returns undefined if the text is too
 * long for a code.
 *
 * @example qrPath("https://app.example") // { modules: 25, path: "M0 0h7v1h-7z…" }
 */
export function qrPath(text: string): QrDrawing | undefined {
  const rows = encoded(text);
  if (!rows) return undefined;
  const path = rows.flatMap((row, y) => runsOf(row, y)).join("");
  return { modules: rows.length, path };
}

function encoded(text: string): boolean[][] | undefined {
  try {
    /* The encoder requires a border; we draw the quiet zone ourselves. */
    return encodeQR(text, "raw", { ecc: "medium", border: 1 })
      .slice(1, -1)
      .map((row) => row.slice(1, -1));
  } catch {
    return undefined;
  }
}

function runsOf(row: readonly boolean[], y: number): string[] {
  const runs: string[] = [];
  let start: number | undefined;
  for (let x = 0; x <= row.length; x += 1) {
    if (row[x]) start ??= x;
    else if (start !== undefined) {
      runs.push(`M${start} ${y}h${x - start}v1h-${x - start}z`);
      start = undefined;
    }
  }
  return runs;
}

/**
 * The requested size in px and quiet zone in modules if they are integers within range (64 to 1024, 0 to 20), otherwise
 * the defaults 200 and 5.
 *
 * @example qrMeasures(120, 99) // { size: 120, margin: 5 }
 */
export function qrMeasures(
  size: number | undefined,
  margin: number | undefined,
): { size: number; margin: number } {
  return {
    size: isWhole(size, 64, 1024) ? size : 200,
    margin: isWhole(margin, 0, 20) ? margin : 5,
  };
}

const isWhole = (
  value: number | undefined,
  least: number,
  most: number,
): value is number =>
  Number.isInteger(value) &&
  value !== undefined &&
  value >= least &&
  value <= most;

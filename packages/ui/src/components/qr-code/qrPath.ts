import { encodeQR } from "qr";

interface QrDrawing {
  /** Modules on a side, without the quiet zone. */
  readonly modules: number;
  /** One path for all that is dark, a module being 1 wide. */
  readonly path: string;
}

/**
 * The dark parts of a QR code as one path, each run of a row as one box; nothing where the text is too long for any
 * code.
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
    /* The encoder insists on a border; the quiet zone is ours to draw. */
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
 * Side in px and quiet zone in modules as asked for, where they are whole numbers within their range: 64 to 1024
 * and 0 to 20. Else the default of 200 and 5.
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

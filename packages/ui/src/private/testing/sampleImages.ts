/* Small files for stories and tests, built byte by byte; a real picture is drawn if the browser can do it. */

const chunk = (kind: string, body: readonly number[]): number[] => [
  ...u32(body.length),
  ...[...kind].map((char) => char.charCodeAt(0)),
  ...body,
  0,
  0,
  0,
  0,
];
const u32 = (value: number): number[] => [
  (value >>> 24) & 255,
  (value >>> 16) & 255,
  (value >>> 8) & 255,
  value & 255,
];

/** Bytes of a PNG whose header claims this size; its pixels are not real. */
export function pngBytes(width = 4, height = 3): Uint8Array<ArrayBuffer> {
  return new Uint8Array([
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    ...chunk("IHDR", [...u32(width), ...u32(height), 8, 6, 0, 0, 0]),
    ...chunk("IDAT", [1, 2, 3]),
    ...chunk("IEND", []),
  ]);
}

/** Bytes of a JPG whose header claims this size, with a camera's segment that contains the bytes of an end marker. */
export function jpgBytes(width = 4, height = 3): Uint8Array<ArrayBuffer> {
  return new Uint8Array([
    ...[0xff, 0xd8],
    ...[0xff, 0xe1, 0x00, 0x06, 0x45, 0x78, 0xff, 0xd9],
    ...[0xff, 0xc2, 0x00, 0x0b, 8],
    ...[height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0],
    ...[0xff, 0xda, 0x00, 0x04, 0, 0],
    ...[1, 2, 0xff, 0x00, 3],
    ...[0xff, 0xd9],
  ]);
}

/**
 * Draws a real PNG: an invented receipt.
 *
 * @example await drawnImage("receipt.png", 210)
 */
export async function drawnImage(name: string, hue: number): Promise<File> {
  const canvas = document.createElement("canvas");
  canvas.width = 240;
  canvas.height = 320;
  const pen = canvas.getContext("2d");
  if (pen) {
    pen.fillStyle = `hsl(${hue} 45% 88%)`;
    pen.fillRect(0, 0, 240, 320);
    pen.fillStyle = `hsl(${hue} 55% 34%)`;
    pen.fillRect(0, 0, 240, 74);
    for (let line = 0; line < 6; line += 1)
      pen.fillRect(28, 112 + line * 30, 80 + ((line * 53) % 100), 12);
  }
  const blob = await new Promise<Blob | null>((done) =>
    canvas.toBlob(done, "image/png"),
  );
  return new File(blob ? [blob] : [], name, { type: "image/png" });
}

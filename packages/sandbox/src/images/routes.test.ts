import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestSandbox, type TestSandbox } from "../testing/harness.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

describe("pictures", () => {
  it.each([
    "/art/cover/100001.svg",
    "/art/banner/welcome-3x1.svg",
    "/art/banner/licence-1x1.svg",
    "/art/promotion/p-invite-16x9.svg",
    "/art/avatar/m-demo-member.svg",
    "/art/goods/tea-set.svg",
    "/TCG_PROD_IMAGES/VENDOR_ICON_SMALL/KITE-DEFAULT.png",
    "/TCG_PROD_IMAGES/VENDOR_ICON_SMALL/TCG_SEA-ACTIVE.png",
    "/TCG_PROD_IMAGES/RNG_LIST_VENDOR/KITE-WHITE.png",
    "/TCG_PROD_IMAGES/RNG_LIST_VENDOR/KITE-COLOR.png",
    "/TCG_PROD_IMAGES/RNG_LIST_VENDOR/KITE-PURPLE.png",
    "/TCG_PROD_IMAGES/SUBMENU_IMG/STYLE4/LIVE-VESPER.png",
  ])(
    "%s is an SVG that other origins may show and browsers may cache",
    async (path) => {
      const answer = await sandbox.send(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("Content-Type")).toContain("image/svg+xml");
      expect(answer.headers.get("Cross-Origin-Resource-Policy")).toBe(
        "cross-origin",
      );
      expect(answer.headers.get("Cache-Control")).toMatch(/max-age=\d{5}/);
      const picture = await answer.text();
      expect(picture).toMatch(/^<svg[^>]*xmlns=/);
      expect(picture).not.toMatch(/<script|\son\w+=/);
      const again = await sandbox.send(path, {
        headers: { "If-None-Match": answer.headers.get("ETag") ?? "" },
      });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe("");
    },
  );

  it.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const)(
    "are compressed with %s when the browser accepts it",
    async (coding, open) => {
      const path = "/art/cover/100002.svg";
      const ask = (headers: Record<string, string>) =>
        sandbox.send(path, { headers });
      const plain = await ask({ "Accept-Encoding": "identity" });
      expect(plain.headers.get("Content-Encoding")).toBeNull();
      const packed = await ask({ "Accept-Encoding": coding });
      expect(packed.headers.get("Content-Encoding")).toBe(coding);
      expect(packed.headers.get("Vary")).toMatch(/\bAccept-Encoding\b/);
      const tag = packed.headers.get("ETag") ?? "";
      expect(tag).not.toBe(plain.headers.get("ETag"));
      const bytes = new Uint8Array(await packed.arrayBuffer());
      const picture = await plain.text();
      expect(bytes.length).toBeLessThan(picture.length / 2);
      expect(open(bytes).toString()).toBe(picture);
      const held = { "If-None-Match": `"other", W/${tag}` };
      const again = await ask({ ...held, "Accept-Encoding": coding });
      expect(again.status).toBe(304);
      expect((await ask(held)).status).toBe(200);
    },
  );

  it.each([
    "/art/cover/1.svg",
    "/art/cover/../../secret.svg",
    "/art/banner/none-3x1.svg",
    "/art/banner/welcome-9x9.svg",
    "/art/goods/dragon.svg",
    "/TCG_PROD_IMAGES/VENDOR_ICON_SMALL/KITE-PINK.png",
    "/TCG_PROD_IMAGES/OTHER/KITE-DEFAULT.png",
  ])("%s is not found", async (path) => {
    expect((await sandbox.send(path)).status).toBe(404);
  });
});

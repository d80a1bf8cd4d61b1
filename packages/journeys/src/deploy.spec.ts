import { readdirSync, readFileSync } from "node:fs";
import { request } from "node:http";
import { describe } from "vitest";
import {
  fresh,
  kept,
  portalHeaders,
  productionConnectorHeaders,
  type HeaderList,
} from "@foyer/serve/templates/headers";
import type { Hosts } from "@foyer/serve/policy";
import { root } from "@foyer/brand/checkout";
import { expect, test } from "./harness/test.ts";

/*
 * What a build ships besides the portal, and every file of it as the configured nginx serves it:
 * `FOYER_SERVER=nginx`, which `verify:full deploy` sets.
 */

const folder = `${root}packages/app/dist-e2e`;
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(folder.length));
const isPrivate = (file: string) => /\.(map|br|gz)$|\/\.|^\/_/.test(file);
const shipped = files.filter((file) => !isPrivate(file));

interface Answer {
  readonly status: number | undefined;
  readonly header: (name: string) => string;
  readonly body: Buffer;
}

/** The raw response: fetch would decode the body automatically. */
const ask = (
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> =>
  new Promise((done, fail) => {
    request(address, { headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () =>
        done({
          status: answer.statusCode,
          header: (name) => String(answer.headers[name.toLowerCase()] ?? ""),
          body: Buffer.concat(parts),
        }),
      );
    })
      .on("error", fail)
      .end();
  });

const differences = (answer: Answer, wanted: HeaderList) =>
  wanted
    .filter(([name, value]) => answer.header(name) !== value)
    .map(([name]) => `${name} is ${answer.header(name)}`);

describe("what a browser keeps of a brand", () => {
  test("is a manifest that the document names, with icons of the sizes that it says", async ({
    visit,
  }) => {
    const page = (await ask(`${visit.portal}/`)).body.toString();
    expect(page).toContain(
      '<link rel="manifest" href="/manifest.webmanifest">',
    );
    const touch = /rel="apple-touch-icon" href="([^"]+)"/.exec(page)?.[1];
    const answer = await ask(`${visit.portal}/manifest.webmanifest`);
    expect(answer.header("content-type")).toBe("application/manifest+json");
    const { icons }: { icons: { src: string; sizes: string }[] } = JSON.parse(
      answer.body.toString(),
    );
    const drawn = icons.filter(({ src }) => src.endsWith(".png"));
    expect(drawn.map(({ sizes }) => sizes)).toEqual([
      "192x192",
      "512x512",
      "512x512",
    ]);
    for (const { src, sizes } of [
      ...drawn,
      { src: touch ?? "", sizes: "180x180" },
    ]) {
      const { status, header, body } = await ask(visit.portal + src);
      expect([status, header("content-type")], src).toEqual([200, "image/png"]);
      const [width, height] = [body.readUInt32BE(16), body.readUInt32BE(20)];
      expect(`${width}x${height}`, src).toBe(sizes);
    }
    const icon = await ask(`${visit.portal}/favicon.ico`);
    expect(icon.header("content-type")).toBe("image/x-icon");
  });
});

describe.skipIf(process.env["FOYER_SERVER"] !== "nginx")(
  "a build behind nginx",
  () => {
    test("has the policy's own headers with every file and every missing one", async ({
      visit,
    }) => {
      const { hosts }: { hosts: Hosts } = JSON.parse(
        readFileSync(`${folder}/.foyer.json`, "utf8"),
      );
      const portal = portalHeaders({ hosts, local: [visit.sandbox] });
      const wanted = (file: string): HeaderList => {
        if (!shipped.includes(file)) return [...portal, fresh];
        if (file.startsWith("/connect/"))
          return [...productionConnectorHeaders, fresh];
        return [...portal, file.startsWith("/assets/") ? kept : fresh];
      };
      expect(shipped.length).toBeGreaterThan(100);
      const wrong: string[] = [];
      for (const file of [...files, "/assets/gone-1a.js", "/gone.png"]) {
        const answer = await ask(visit.portal + file);
        const status = shipped.includes(file) ? 200 : 404;
        if (answer.status !== status) wrong.push(`${file}: ${answer.status}`);
        for (const difference of differences(answer, wanted(file)))
          wrong.push(`${file}: ${difference}`);
      }
      expect(wrong).toEqual([]);
    });

    test("sends each file in the form that was made at build, and not again to whoever has it", async ({
      visit,
    }) => {
      const wrong: string[] = [];
      const zipped = shipped.filter(
        // The document is rewritten to allow this machine's platform, so it differs from the compressed file.
        (file) => files.includes(`${file}.gz`) && file !== "/index.html",
      );
      expect(zipped.length).toBeGreaterThan(100);
      for (const file of zipped) {
        const first = await ask(visit.portal + file, {
          "accept-encoding": "gzip",
        });
        const same = first.body.equals(readFileSync(`${folder}${file}.gz`));
        if (first.header("content-encoding") !== "gzip" || !same)
          wrong.push(`${file} is not its own .gz`);
        const again = await ask(visit.portal + file, {
          "accept-encoding": "gzip",
          "if-none-match": first.header("etag"),
        });
        if (again.status !== 304) wrong.push(`${file} is sent again`);
      }
      expect(wrong).toEqual([]);
    });
  },
);

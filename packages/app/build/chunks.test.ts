import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { root } from "../../brand/src/checkout.ts";
import { chunks } from "./chunks.ts";

const sources = ["app", "ui", "platform"].flatMap((name) =>
  readdirSync(`${root}packages/${name}/src`, {
    recursive: true,
    encoding: "utf8",
  }).map((file) => `/${name}/src/${file.replaceAll("\\", "/")}`),
);

it.each(Object.entries(chunks))(
  "%s: every pattern matches an existing source file",
  (_, patterns) => {
    expect(
      patterns.filter((pattern) => !sources.some((file) => pattern.test(file))),
    ).toEqual([]);
  },
);

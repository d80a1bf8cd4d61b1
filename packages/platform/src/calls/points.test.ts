import * as v from "valibot";
import { expect, it } from "vitest";
import { pointsConfig } from "./points.ts";

const config = { ratio: "0.01", table: [] };

it("tells what play earns, and the factor of the member's rank", () => {
  const rates = [{ gameType: "RNG", points: "0.10" }];
  expect(
    v.parse(pointsConfig.response, { ...config, rates, factor: "1.50" }),
  ).toMatchObject({ rates, factor: "1.50" });
});

it("accepts a platform that does not tell what play earns", () => {
  expect(v.parse(pointsConfig.response, config)).toMatchObject({
    rates: [],
    factor: "1",
  });
});

import { describe, expect, it } from "vitest";
import { pointsAddress, readPointsAddress } from "./pointsAddress.ts";

describe("the address of the points mall", () => {
  it.each([
    [{}, "/pointMall"],
    [{ tab: "records", page: 3 }, "/pointMall?tab=records&page=3"],
    [{ item: "g-tea" }, "/pointMall?item=g-tea"],
    [
      { tab: "details", from: "2026-03-01", to: "2026-03-04" },
      "/pointMall?tab=details&from=2026-03-01&to=2026-03-04",
    ],
  ] as const)("stores %j, and returns it when read", (state, address) => {
    expect(pointsAddress(state)).toBe(address);
    expect(
      readPointsAddress({ search: address.replace("/pointMall", "") }),
    ).toMatchObject(state);
  });

  it.each([
    "?tab=nothing&page=-2",
    "?page=1.5&item=",
    "?from=2026-03-04&to=2026-03-01",
    "?from=2026-13-40&to=2026-13-41",
    "?from=<b>&to=2026-03-01",
    "?page=1e99&tab=",
  ])("is read as the default page for %s", (search) => {
    expect(readPointsAddress({ search })).toEqual({
      tab: "goods",
      page: 1,
      item: undefined,
      from: undefined,
      to: undefined,
    });
  });
});

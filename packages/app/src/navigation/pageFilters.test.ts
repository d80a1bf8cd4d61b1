import { describe, expect, it } from "vitest";
import { filtersIn, filtersOf, queryOf } from "./pageFilters.ts";

describe("filters of a page", () => {
  it("are the known parameters of an address, and can be written into one", () => {
    const filters = filtersOf(
      "?page=bonusDetails&kind=REBATE&days=last7&utm_source=x&pageNo=3",
    );
    expect(filters).toEqual({ days: "last7", kind: "REBATE", pageNo: "3" });
    expect(queryOf("bonusDetails", filters)).toBe(
      "?page=bonusDetails&days=last7&kind=REBATE&pageNo=3",
    );
    expect(queryOf("bonusDetails")).toBe("?page=bonusDetails");
  });

  it.each([
    undefined,
    null,
    7,
    "days",
    ["days"],
    { days: 7, kind: {}, account: "" },
    { account: "x".repeat(101) },
    JSON.parse('{"__proto__":{"days":"last7"}}'),
  ])("are none in %j", (from) => {
    expect(filtersIn(from)).toEqual({});
  });
});

import { expect, it } from "vitest";
import { siteRequests } from "./site-requests.ts";

it("notes the four calls that come first, and what they carry", async () => {
  const { addresses, headers } = await siteRequests("lake");
  expect(addresses.toSorted()).toEqual([
    "/wps/system/domainRoute?domain=host.invalid",
    "/wps/system/permission?domain=host.invalid",
    "/wps/system/status",
    "/wps/system/whitelabel?merchantCode=lake",
  ]);
  expect(headers).toEqual({
    accept: "application/json",
    language: "",
    merchant: "lake",
    "x-platform": "W",
  });
});

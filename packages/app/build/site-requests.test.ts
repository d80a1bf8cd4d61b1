import { expect, it } from "vitest";
import { siteRequests } from "./site-requests.ts";

it("returns the addresses of the first four requests and their headers", async () => {
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

import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { countryCodes, permission, systemStatus } from "./index.ts";

describe("the site's information (SYS-07)", () => {
  const whole = {
    customerService: [{ csType: "LIVECHAT", title: "Chat", path: "sealed" }],
    domainRoute: { any: "shape" },
    resources: [
      {
        name: "TELEGRAM",
        resourceType: "LINK",
        labelNameEn: "Telegram",
        url: "https://t.example/foyer",
      },
    ],
    whitelabel: [],
    register: { any: "shape" },
    mainDomain: "foyer.example",
    analytics: { gtagId: "G-1" },
    imageCDNs: ["https://img.example"],
    launchGameCDNs: ["https://play.example"],
    location: "MY",
    timeZone: "Asia/Kuala_Lumpur",
    pathKey: "key",
  };

  // LGN-25: the part of the login's state that concerns the visitor's region.
  it("contains everything that the documents name", () => {
    expect(v.parse(permission.response, whole)).toEqual(whole);
  });

  it("is accepted with all members missing", () => {
    expect(v.parse(permission.response, {})).toMatchObject({
      customerService: [],
      resources: [],
      whitelabel: [],
      imageCDNs: [],
      launchGameCDNs: [],
      mainDomain: "",
      location: "",
    });
  });

  it("drops invalid entries, and keeps the rest", () => {
    const { resources, imageCDNs } = v.parse(permission.response, {
      ...whole,
      resources: [null, 7, { name: "no address" }, ...whole.resources],
      imageCDNs: [null, {}, "https://img.example"],
    });
    expect(resources).toEqual(whole.resources);
    expect(imageCDNs).toEqual(["https://img.example"]);
  });

  it.each(["Mars/Base", "", "UTC; x", 8])(
    "has no time zone where it is said to be %j",
    (timeZone) => {
      const read = v.parse(permission.response, { ...whole, timeZone });
      expect(read.timeZone).toBeUndefined();
    },
  );

  it("treats a field of the wrong type as missing", () => {
    const kinds = [7, "on", [], { length: 3 }, true];
    for (const name of Object.keys(whole))
      for (const kind of kinds) {
        const read = v.safeParse(permission.response, {
          ...whole,
          [name]: kind,
        });
        expect([name, kind, read.success]).toEqual([name, kind, true]);
      }
    expect(
      v.parse(permission.response, {
        ...whole,
        customerService: { length: 3 },
        analytics: { gtagId: ["G-1"] },
        location: [],
      }),
    ).toMatchObject({
      customerService: [],
      analytics: { gtagId: "" },
      location: "",
      resources: whole.resources,
    });
  });
});

describe("the system's status (SYS-03, SYS-04)", () => {
  it("has an end only when one is given", () => {
    const read = (maintenance: object) =>
      v.parse(systemStatus.response, { maintenance, regionRestriction: {} })
        .maintenance.endTime ?? undefined;
    expect(read({ on: 1, endTime: 1_767_225_600_000 })).toBe(1_767_225_600_000);
    expect(read({ on: 1, endTime: null })).toBeUndefined();
    expect(read({ on: 1 })).toBeUndefined();
  });

  it("contains the address of a visitor in a blocked region", () => {
    const { regionRestriction } = v.parse(systemStatus.response, {
      maintenance: {},
      regionRestriction: { on: true, ip: "203.0.113.7", message: "Not here." },
    });
    expect(regionRestriction).toMatchObject({
      on: true,
      ip: "203.0.113.7",
      message: "Not here.",
    });
  });
});

describe("countries (SYS-12)", () => {
  it("each have a country code and a dialling code", () => {
    const { countries } = v.parse(countryCodes.response, {
      countries: [
        { countryCode: "MY", countryDialingCode: 60 },
        null,
        { countryDialingCode: "1" },
      ],
    });
    expect(countries).toHaveLength(1);
    expect(countries[0]).toMatchObject({
      countryCode: "MY",
      countryDialingCode: "60",
    });
  });
});

import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { announcements } from "./content.ts";
import { launchChat, modelList } from "./support.ts";
import { helpCenter, permission } from "./system.ts";

const read = (answer: unknown) => v.parse(announcements.response, answer);

describe("promotions on the wire (PRO-13, PRO-14)", () => {
  const wire = {
    id: 7,
    title: "Lamps",
    category: "daily",
    promotionType: "rng",
    content: "<p>Lamps.</p>",
    promoAnnouncementCategoryIds: [1, "2"],
    announcementImages: [
      { sequence: "1", url: "/1.png" },
      { sequence: 2, url: "/2.png" },
    ],
    startTime: "1767571200000",
    endTime: null,
    longTerm: 1,
    linkage: { type: "REGISTER", target: "" },
  };

  // OPN-62
  it("are read with every field and normalised", () => {
    const { promotion } = read({
      promotion: {
        categories: [{ id: 1, title: "All", type: "all" }],
        list: [wire],
      },
    });
    expect(promotion.categories).toEqual([
      { id: "1", title: "All", type: "all" },
    ]);
    expect(promotion.list).toEqual([
      {
        ...wire,
        id: "7",
        promoAnnouncementCategoryIds: ["1", "2"],
        announcementImages: [
          { sequence: 1, url: "/1.png" },
          { sequence: 2, url: "/2.png" },
        ],
        startTime: 1_767_571_200_000,
        longTerm: true,
      },
    ]);
  });

  it("survive an invalid neighbour, and need only an id and a title", () => {
    const { promotion } = read({
      promotion: { list: [{ title: "No id" }, { id: "1", title: "Bare" }] },
    });
    expect(promotion.list).toEqual([
      expect.objectContaining({
        id: "1",
        promotionType: "other",
        announcementImages: [],
        longTerm: false,
        linkage: expect.objectContaining({ type: "NONE" }),
      }),
    ]);
  });

  // OPN-62
  it("keep an unknown linkage as unknown", () => {
    const { promotion } = read({
      promotion: {
        list: [{ ...wire, linkage: { type: "FORMAT_DISK", target: "/" } }],
      },
    });
    expect(promotion.list[0]?.linkage.type).toBe("unknown");
  });

  it("may be missing altogether", () => {
    expect(read({}).promotion).toEqual({ categories: [], list: [] });
  });
});

// ANN-10
describe("announcements on the wire", () => {
  const wire = { id: 9, title: "Open", content: "<p>At six.</p>" };

  it.each(["popup", "player"] as const)(
    "have id, title, content and audience: %s",
    (list) => {
      const seen = (["A", "B", "F"] as const).map((execution) => ({
        ...wire,
        execution,
      }));
      expect(read({ [list]: seen })[list]).toEqual(
        seen.map((one) => ({ ...one, id: "9" })),
      );
    },
  );

  it("are left out without an id or a title", () => {
    const execution = "A";
    expect(
      read({
        popup: [
          { ...wire, id: undefined, execution },
          { id: "1", execution },
        ],
      }).popup,
    ).toEqual([]);
  });
});

describe("banners on the wire (BAN-07)", () => {
  it("have a group, an address and a linkage", () => {
    expect(
      read({
        banners: [
          { groupName: "w_home", url: "/a.png", linkage: { type: "LOGIN" } },
          { groupName: "w_home" },
          { groupName: "w_login", url: "/b.png" },
        ],
      }).banners,
    ).toEqual([
      {
        groupName: "w_home",
        url: "/a.png",
        title: "",
        linkage: { type: "LOGIN", target: "" },
      },
      {
        groupName: "w_login",
        url: "/b.png",
        title: "",
        linkage: expect.objectContaining({ type: "NONE" }),
      },
    ]);
  });
});

describe("support on the wire", () => {
  it("lists ways to reach customer service with type, title and sealed path (SUP-01)", () => {
    const { customerService } = v.parse(permission.response, {
      customerService: [
        { csType: "LIVECHAT", title: "Chat", path: "a.b.c" },
        { csType: "MAIL" },
        { title: "Of no kind" },
      ],
    });
    expect(customerService).toEqual([
      { csType: "LIVECHAT", title: "Chat", path: "a.b.c" },
      { csType: "MAIL", title: "", path: "" },
    ]);
  });

  it("reads help topics and chat rooms with missing fields, and requires a chat address", () => {
    expect(
      v.parse(helpCenter.response, [{ id: 1, title: "Start" }, { id: 2 }]),
    ).toEqual([{ id: "1", title: "Start", content: "", sort: 0 }]);
    expect(
      v.parse(modelList.response, { list: [{ id: 3, name: "Amaya" }, {}] }),
    ).toEqual({
      list: [{ id: "3", name: "Amaya", imageUrl: "", online: false }],
      totalPages: 1,
    });
    expect(() => v.parse(launchChat.response, {})).toThrow("chatUrl");
  });
});

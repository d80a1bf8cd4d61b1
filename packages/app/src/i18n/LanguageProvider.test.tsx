import { screen, waitFor, within } from "@testing-library/react";
import { localKeys } from "@foyer/platform/constants";
import {
  sampleAnnouncement,
  sampleLane,
  samplePromotion,
  type Handlers,
} from "@foyer/platform/fake";
import { languages, messages } from "virtual:messages";
import { someOf } from "@foyer/platform/testing/some-of";
import { describe, expect, it, vi } from "vitest";
import { testBrand } from "../testing/brands.ts";
import { renderWithHome } from "../testing/renderPortal.tsx";
import { wordsOf } from "../testing/english.ts";

/** Another language of the build; the pseudo-locales are used where a brand has only one. */
const [other, third] = languages.filter(({ code }) => code !== "EN");
if (!other || !third) throw new Error("The build has English alone.");

const choose = async (
  user: { click: (element: Element) => Promise<void> },
  label: string,
) => {
  await user.click(
    await within(screen.getByRole("banner")).findByRole("button", {
      name: /^(Language|Bahasa|语言)|\[/,
    }),
  );
  await user.click(await screen.findByRole("menuitemradio", { name: label }));
};

/** A lobby with every category that has a rail on the home page. */
const wholeHome: Handlers = {
  gameVendor: () => ({
    data: {
      lanes: ["RNG", "LIVE", "FISH", "PVP", "INHOUSE", "SPORTS"].map(
        (gameCategory) => {
          const lane = sampleLane({ gameCategory });
          return { ...lane, cards: Object.fromEntries(lane.cards) };
        },
      ),
    },
  }),
};

/** A platform whose answers contain the language they were requested in. */
const speaking: Handlers = {
  announcements: ({ language }) => ({
    banners: [],
    player: [sampleAnnouncement({ title: `Notice in ${language}` })],
    popup: [],
    promotion: {
      categories: [],
      list: [samplePromotion({ id: "p1", title: `Offer in ${language}` })],
    },
  }),
  helpCenter: ({ lang }) => [
    {
      id: "start",
      title: `Help in ${lang}`,
      content: `<p>${lang}</p>`,
      sort: 0,
    },
  ],
  gameAnnouncements: ({ language }) => ({
    list: [{ id: "g1", title: `News in ${language}`, content: "" }],
  }),
};

describe("a language with its own numerals and direction", () => {
  it("applies both to the page, and keeps its tag", async () => {
    await renderWithHome("/help", {
      brand: testBrand({
        languages: {
          EN: {
            tag: "en",
            label: "English",
            numerals: "arab",
            direction: "rtl",
          },
        },
        age: { terms: 21, birthday: 21 },
      }),
    });
    const footer = within(await screen.findByRole("contentinfo"));
    expect(await footer.findByRole("img", { name: /٢١/ })).toBeInTheDocument();
    expect(document.documentElement.dir).toBe("rtl");
    expect(document.documentElement.lang).toBe("en");
  });
});

describe("changing the language", () => {
  it("changes all text in place, saves the choice and reads the platform's texts again", async () => {
    const { user, address, requests } = await renderWithHome("/?filter=ALL", {
      handlers: wholeHome,
    });
    await screen.findByRole("heading", { name: wordsOf("lobby.hot.title") });
    const main = screen.getByRole("main");
    await waitFor(() => expect(requests("winnerBoard")).toHaveLength(1));
    const rails = requests("gamesList").length;
    expect(rails).toBeGreaterThan(1);
    await choose(user, other.label);
    await waitFor(() => expect(document.documentElement.lang).toBe(other.tag));
    await waitFor(() =>
      expect(
        screen.queryByText(wordsOf("lobby.hot.title")),
      ).not.toBeInTheDocument(),
    );
    expect(screen.getByRole("main")).toBe(main);
    expect(address()).toBe("/?filter=ALL");
    expect(localStorage.getItem(localKeys.language)).toBe(other.code);
    expect(localStorage.getItem(localKeys.languageHistory)).toBe("EN");
    const inIt = expect.objectContaining({ language: other.code });
    await waitFor(() => expect(requests("hotGames")).toContainEqual(inIt));
    await waitFor(() => expect(requests("winnerBoard")).toContainEqual(inIt));
    const types = () =>
      requests("gamesList")
        .slice(rails)
        .flatMap((request) =>
          typeof request === "object" &&
          request !== null &&
          "gameType" in request
            ? [request.gameType]
            : [],
        );
    await waitFor(() =>
      expect(types().toSorted()).toEqual([
        "FISH",
        "INHOUSE",
        "LIVE",
        "PVP",
        "RNG",
      ]),
    );
  });

  it.each(
    someOf([
      ["/promotions", "Offer in"],
      ["/help#start", "Help in"],
      ["/live", "News in"],
    ]),
  )(
    "keeps %s open, and shows the platform's texts in the new language",
    async (path, words) => {
      const { user, address } = await renderWithHome(path, {
        handlers: speaking,
      });
      const main = await screen.findByRole("main");
      const said = (code: string) =>
        within(main).findAllByText(`${words} ${code}`);
      await said("EN");
      await choose(user, other.label);
      await said(other.code);
      expect(within(main).queryByText(`${words} EN`)).toBeNull();
      expect(screen.getByRole("main")).toBe(main);
      expect(address()).toBe(path);
    },
  );

  it("sends the new language in every later call", async () => {
    const { user, platform } = await renderWithHome("/");
    await screen.findByRole("heading", { name: wordsOf("lobby.hot.title") });
    await choose(user, other.label);
    await waitFor(() => expect(document.documentElement.lang).toBe(other.tag));
    const before = platform.seen.length;
    await choose(user, third.label);
    await waitFor(() => expect(platform.seen.length).toBeGreaterThan(before));
    const asked = platform.seen
      .slice(before)
      .flatMap(({ request }) =>
        typeof request === "object" && request !== null && "language" in request
          ? [request.language]
          : [],
      );
    expect(new Set(asked)).toEqual(new Set([third.code]));
    expect([
      localStorage.getItem(localKeys.language),
      localStorage.getItem(localKeys.languageHistory),
    ]).toEqual([third.code, other.code]);
  });

  it("changes nothing and shows an error when the texts cannot be loaded", async () => {
    const load = vi.fn(() => Promise.reject(new Error("gone")));
    const kept = messages[other.code];
    Object.assign(messages, { [other.code]: load });
    const { user } = await renderWithHome("/live");
    await screen.findByRole("heading", { level: 1, name: wordsOf("con_live") });
    await choose(user, other.label);
    await screen.findByText(wordsOf("language.failed"));
    expect(
      screen.getByRole("heading", { level: 1, name: wordsOf("con_live") }),
    ).toBeInTheDocument();
    expect(localStorage.getItem(localKeys.language)).toBe("EN");
    Object.assign(messages, { [other.code]: kept });
  });
});

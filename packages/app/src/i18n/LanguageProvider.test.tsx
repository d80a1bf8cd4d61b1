import { screen, waitFor, within } from "@testing-library/react";
import { localKeys } from "@foyer/platform/constants";
import { languages, messages } from "virtual:messages";
import { describe, expect, it, vi } from "vitest";
import { renderPortal } from "../testing/renderPortal.tsx";

/** Another language of the build; the pseudo-locales stand in where a brand has one alone. */
const [other, third] = languages.filter(({ code }) => code !== "EN");
if (!other || !third) throw new Error("The build has English alone.");

const choose = async (
  user: { click: (element: Element) => Promise<void> },
  label: string,
) => {
  await user.click(
    await within(screen.getByRole("banner")).findByRole("button", {
      name: /English|^Language|\[/,
    }),
  );
  await user.click(await screen.findByRole("menuitemradio", { name: label }));
};

describe("another language", () => {
  it("changes all text in place, is kept, and asks for words of the platform anew", async () => {
    const { user, address, requests } = await renderPortal("/?filter=ALL");
    await screen.findByRole("heading", { name: "Hot games" });
    const main = screen.getByRole("main");
    await waitFor(() => expect(requests("winnerBoard")).toHaveLength(1));
    const rails = requests("gamesList").length;
    expect(rails).toBeGreaterThan(1);
    await choose(user, other.label);
    await waitFor(() => expect(document.documentElement.lang).toBe(other.tag));
    await waitFor(() =>
      expect(screen.queryByText("Hot games")).not.toBeInTheDocument(),
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
      expect(types().toSorted()).toEqual(["FISH", "LIVE", "PVP", "RNG"]),
    );
  });

  it("whose words do not come changes nothing and says so", async () => {
    const load = vi.fn(() => Promise.reject(new Error("gone")));
    const kept = messages[other.code];
    Object.assign(messages, { [other.code]: load });
    const { user } = await renderPortal("/live");
    await screen.findByRole("heading", { level: 1, name: "Live casino" });
    await choose(user, other.label);
    await screen.findByText(
      "The language could not be loaded. Please try again",
    );
    expect(
      screen.getByRole("heading", { level: 1, name: "Live casino" }),
    ).toBeInTheDocument();
    expect(localStorage.getItem(localKeys.language)).toBe("EN");
    Object.assign(messages, { [other.code]: kept });
  });
});

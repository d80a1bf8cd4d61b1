import { screen } from "@testing-library/react";
import { someOf } from "@foyer/platform/testing/some-of";
import { describe, expect, it } from "vitest";
import { renderPortal } from "../../testing/renderPortal.tsx";

describe("a change of language", () => {
  it.each(
    someOf([
      ["/favorite", "favouriteList"],
      ["/recent", "recentList"],
    ] as const),
  )(
    "on %s reloads its games with their names in that language",
    async (path, call) => {
      let times = 0;
      const page = () => {
        const games = [
          {
            nodeId: "n1",
            gameName: `Reading ${(times += 1)}`,
            vassalage: "KITE",
            gameType: "RNG",
          },
        ];
        return { content: games, list: games, totalPages: 1, pageNum: 1 };
      };
      const { user, requests } = await renderPortal(path, {
        visitor: "full",
        handlers: { favouriteList: page, recentList: page },
      });
      await screen.findByText("Reading 1");
      const [menu] = screen.getAllByRole("button", {
        name: "Language: English",
      });
      if (menu) await user.click(menu);
      await user.click(
        await screen.findByRole("menuitemradio", { name: "简体中文" }),
      );
      await screen.findByText("Reading 2");
      expect(screen.queryByText("Reading 1")).not.toBeInTheDocument();
      expect(requests(call)).toHaveLength(2);
    },
  );
});

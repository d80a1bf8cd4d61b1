import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderWithHome } from "../../testing/renderPortal.tsx";

it("reloads every home rail after a change of language, including rails never scrolled into view (LOB-31)", async () => {
  // Nothing ever comes into view.
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  const { user, requests } = await renderWithHome("/");
  await waitFor(() => expect(requests("gameVendor")).not.toEqual([]));
  const [menu] = await screen.findAllByRole("button", {
    name: "Language: English",
  });
  expect(requests("gamesList")).toEqual([]);
  if (menu) await user.click(menu);
  await user.click(
    await screen.findByRole("menuitemradio", { name: "简体中文" }),
  );
  for (const gameType of ["RNG", "LIVE", "FISH"])
    await waitFor(() =>
      expect(requests("gamesList")).toContainEqual(
        expect.objectContaining({ gameType, language: "CN" }),
      ),
    );
});

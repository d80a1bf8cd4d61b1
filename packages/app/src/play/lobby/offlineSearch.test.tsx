import { act, screen, waitFor, within } from "@testing-library/react";
import { onlineManager } from "@tanstack/react-query";
import { afterEach, expect, it } from "vitest";
import { renderPortal } from "../../testing/renderPortal.tsx";
import { wordsOf } from "../../testing/english.ts";

afterEach(() => act(() => onlineManager.setOnline(true)));

it("shows an error instead of another term's games while offline, and searches automatically once online", async () => {
  const { user } = await renderPortal("/live");
  await screen.findByRole("list", { name: wordsOf("con_live") });
  act(() => onlineManager.setOnline(false));
  const box = screen.getByRole("searchbox", { name: /^Search/ });
  await user.type(box, "roulette{Enter}");
  const main = screen.getByRole("main");
  await waitFor(() =>
    expect(main).toHaveTextContent("Network link is abnormal"),
  );
  expect(
    within(main).queryByRole("list", { name: /^(Live casino|Results for)/ }),
  ).not.toBeInTheDocument();
  expect(main).not.toHaveTextContent("No game matches");
  act(() => onlineManager.setOnline(true));
  await within(main).findByRole("list", { name: /^Results for/ });
  expect(main).not.toHaveTextContent("Network link is abnormal");
});

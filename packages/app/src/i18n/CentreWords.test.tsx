import { screen, waitFor, within } from "@testing-library/react";
import { centreMessages } from "virtual:centre-messages";
import { languages, messages } from "virtual:messages";
import { expect, it } from "vitest";
import { renderPortal } from "../testing/renderPortal.tsx";

const pseudo = languages.find(({ code }) => code === "XA");
if (!pseudo) throw new Error("The build has no pseudo-language.");

it("says what the centres alone say in the language of the portal, and in another one in place", async () => {
  const { user } = await renderPortal("/member", { visitor: "full" });
  const nickname = await screen.findByRole("textbox", { name: /^Nickname/ });
  await user.clear(nickname);
  await user.type(nickname, "Tern");
  await user.click(
    within(screen.getByRole("banner")).getByRole("button", {
      name: "Language: English",
    }),
  );
  await user.click(
    await screen.findByRole("menuitemradio", { name: pseudo.label }),
  );
  await waitFor(() => expect(nickname).toHaveAccessibleName(/^\[Ƞ/));
  // The same field, with what was typed into it.
  expect(nickname).toHaveValue("Tern");
});

it("comes with nothing that the portal's own pack has", async () => {
  const [portal, centre] = await Promise.all([
    messages["EN"]?.(),
    centreMessages["EN"]?.(),
  ]);
  const ids = Object.keys(centre ?? {});
  expect(ids).toContain("withdraw.label");
  expect(ids.filter((id) => id in (portal ?? {}))).toEqual([]);
});

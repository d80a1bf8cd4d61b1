import { screen, waitFor, within } from "@testing-library/react";
import { centreMessages } from "virtual:centre-messages";
import { languages, messages } from "virtual:messages";
import { expect, it } from "vitest";
import { renderPortal } from "../testing/renderPortal.tsx";

const pseudo = languages.find(({ code }) => code === "XA");
if (!pseudo) throw new Error("The build has no pseudo-language.");

it("shows the centres' own texts in the portal's language, and switches them in place", async () => {
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

it("shares no message between the centres' pack and the portal's pack", async () => {
  const [portal, centre] = await Promise.all([
    messages["EN"]?.(),
    centreMessages["EN"]?.(),
  ]);
  const ids = Object.keys(centre ?? {});
  expect(ids).toContain("withdraw.label");
  expect(ids.filter((id) => id in (portal ?? {}))).toEqual([]);
});

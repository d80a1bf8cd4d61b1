import { screen, waitFor, within } from "@testing-library/react";
import { sessionKeys } from "@foyer/platform/constants";
import { CallError, type ErrorCode } from "@foyer/platform/errors";
import { sampleMember, sampleToken } from "@foyer/platform/fake";
import { someOf } from "@foyer/platform/testing/some-of";
import { describe, expect, it } from "vitest";
import { dialog, renderPortal } from "../../testing/renderPortal.tsx";
import { wordsOf } from "../../testing/english.ts";

const linked = "handed-over-0123456789";
const over = wordsOf("link.failed");

/** Opens a link while mira is logged in; the link's owner cannot be read while the failure is set. */
async function openLink(code: ErrorCode) {
  const failure: { code: ErrorCode | undefined } = { code };
  const portal = await renderPortal("/", {
    visitor: "full",
    queryToken: linked,
    handlers: {
      memberInfo: (_request, { token }) => {
        if (token !== linked)
          return sampleMember({ id: "own", account: "mira" });
        if (failure.code)
          throw new CallError({ code: failure.code, status: 500 });
        return sampleMember({ id: "other", account: "stranger" });
      },
    },
  });
  const question = await dialog(wordsOf("link.title"));
  return { ...portal, failure, question };
}

describe("a login link whose account cannot be read", () => {
  it.each(
    someOf([
      ["UNKNOWN", "Unknown error"],
      ["MAINTENANCE", wordsOf("error.MAINTENANCE")],
    ] as const),
  )(
    "can be retried after %s and then asks whether to switch accounts",
    async (code, words) => {
      const { user, failure, question } = await openLink(code);
      expect(question).toHaveTextContent(words);
      expect(screen.queryByText(over)).not.toBeInTheDocument();
      failure.code = undefined;
      await user.click(
        within(question).getByRole("button", {
          name: wordsOf("session.retry"),
        }),
      );
      await user.click(
        await screen.findByRole("button", { name: "Switch to stranger" }),
      );
      await waitFor(() =>
        expect(sessionStorage.getItem(sessionKeys.token)).toBe(linked),
      );
    },
  );

  it("can be declined to keep the current session", async () => {
    const { user, question } = await openLink("UNKNOWN");
    await user.click(
      within(question).getByRole("button", { name: "Stay with mira" }),
    );
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(sessionStorage.getItem(sessionKeys.token)).toBe(sampleToken);
  });

  it("ends with a message when a retry finds it invalid, and keeps the current session", async () => {
    const { user, failure, question } = await openLink("UNKNOWN");
    failure.code = "NOT_LOGGED_IN";
    await user.click(
      within(question).getByRole("button", { name: wordsOf("session.retry") }),
    );
    await screen.findByText(over);
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(sessionStorage.getItem(sessionKeys.token)).toBe(sampleToken);
  });
});

import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { Footer } from "./Footer.tsx";
import { FooterChoice } from "./FooterChoice.tsx";
import { wordsOf } from "../../words/english.testing.ts";

const groups = [
  {
    key: "help",
    title: "Help",
    links: [{ key: "faq", label: "Questions", href: "/help#faq" }],
  },
];

describe("Footer", () => {
  it("lists its groups under headings", () => {
    renderUi(<Footer groups={groups} rights="© Foyer Sands" />);
    expect(screen.getByRole("heading", { name: "Help" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Questions" })).toHaveAttribute(
      "href",
      "/help#faq",
    );
    expect(screen.getByRole("contentinfo")).toHaveTextContent("© Foyer Sands");
  });

  it("shows each provider once", () => {
    const vendor = { key: "LU", label: "Lumen", imageUrl: "/lu.png" };
    renderUi(
      <Footer
        groups={groups}
        rights="©"
        vendors={[vendor, { ...vendor }, { key: "KA", label: "Kavi" }]}
      />,
    );
    const strip = screen.getByRole("list", {
      name: wordsOf("ui.footer.vendors"),
    });
    expect(within(strip).getAllByRole("listitem")).toHaveLength(2);
    expect(strip).toHaveTextContent("Kavi");
  });

  it("opens social channels in a new tab with noopener", () => {
    renderUi(
      <Footer
        groups={groups}
        rights="©"
        socials={[
          { key: "T", label: "Telegram", href: "https://social.example/foyer" },
        ]}
      />,
    );
    const link = screen.getByRole("link", { name: "Telegram" });
    expect(link).toHaveAttribute("target", "_blank");
    expect(link.getAttribute("rel")).toContain("noopener");
  });

  it("explains the age mark and shows the risk and the licence, which can be opened", async () => {
    const onLicence = vi.fn();
    const { user } = renderUi(
      <Footer
        groups={groups}
        rights="©"
        age={18}
        risk="Play can cost you."
        licence="Licence 12"
        onLicence={onLicence}
      />,
    );
    expect(
      screen.getByRole("img", { name: "Only for people aged 18 or older" }),
    ).toHaveTextContent("18+");
    expect(screen.getByText("Play can cost you.")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Licence 12" }));
    expect(onLicence).toHaveBeenCalledOnce();
  });

  it("reports a press on its cookie choice", async () => {
    const onPress = vi.fn();
    const { user } = renderUi(
      <Footer
        groups={groups}
        rights="©"
        choice={<FooterChoice label="Cookie choice" onPress={onPress} />}
      />,
    );
    await user.click(screen.getByRole("button", { name: "Cookie choice" }));
    expect(onPress).toHaveBeenCalledOnce();
  });

  it("leaves out social channels, providers and the age mark when they are not given", () => {
    renderUi(<Footer groups={groups} rights="©" />);
    expect(
      screen.queryByRole("list", { name: wordsOf("ui.footer.social") }),
    ).not.toBeInTheDocument();
    expect(
      screen.queryByRole("list", { name: wordsOf("ui.footer.vendors") }),
    ).not.toBeInTheDocument();
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
  });

  it("links to the regulator and to independent help, each in a new tab", () => {
    renderUi(
      <Footer
        groups={groups}
        rights="© Foyer Sands"
        regulator={{
          label: "Regulated by Lakeland",
          href: "https://licence.example",
        }}
        helpLabel="Help:"
        helpLines={[{ name: "Stillwater", url: "https://help.example" }]}
      />,
    );
    const help = within(screen.getByRole("list", { name: "Help:" }));
    for (const [link, href] of [
      [
        screen.getByRole("link", { name: "Regulated by Lakeland" }),
        "https://licence.example",
      ],
      [help.getByRole("link", { name: "Stillwater" }), "https://help.example"],
    ] as const) {
      expect(link).toHaveAttribute("href", href);
      expect(link).toHaveAttribute("target", "_blank");
      expect(link).toHaveAttribute("rel", "noopener noreferrer");
    }
  });

  it("shows the regulator as text without an address, and no help label without help lines", () => {
    renderUi(
      <Footer
        groups={groups}
        rights="© Foyer Sands"
        regulator={{ label: "Regulated by Lakeland" }}
        helpLabel="Help:"
      />,
    );
    expect(screen.getByText("Regulated by Lakeland").tagName).toBe("P");
    expect(screen.queryByText("Help:")).not.toBeInTheDocument();
  });
});

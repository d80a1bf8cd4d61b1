import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { makeBrandFolder } from "../checks/brandFolder.testing.ts";
import { loadBrand } from "../plugin/brands.ts";
import { builtContent } from "./builtContent.ts";

let folder: ReturnType<typeof makeBrandFolder>;
beforeEach(() => {
  folder = makeBrandFolder();
});
afterEach(() => folder.remove());

const put = (file: string, text: string) => {
  const path = join(folder.brandDir, "content", file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};

function build() {
  const files: Record<string, unknown> = {};
  const content = builtContent(loadBrand(folder.themesDir, "lake"), {
    codes: ["EN", "MY"],
    addressOf: (file) => `/assets${file.slice(file.lastIndexOf("/"))}`,
    write: (name, text) => {
      files[name] = JSON.parse(text);
      return `/assets/${name}`;
    },
  });
  return { content, files };
}

it("is nothing for a brand without a folder of its own content", () => {
  expect(build()).toEqual({ content: undefined, files: {} });
});

it("has what is short itself, and what is long in a file for each language", () => {
  put(
    "pages/rooms/EN.md",
    "---\ntitle: Our rooms\ndescription: Four.\n---\n## Blue\n\n![Logo](logo.svg)",
  );
  put(
    "pages/rooms/MY.md",
    "---\ntitle: Bilik kami\ndescription: Empat.\n---\nBiru.",
  );
  put(
    "content.json",
    JSON.stringify({
      menu: [{ href: "/p/rooms", icon: "star" }],
      footer: [
        {
          title: { EN: "Harbour" },
          links: [{ href: "/help", label: { EN: "Help", MY: "Bantuan" } }],
        },
      ],
      banners: [{ picture: "logo.svg", title: { EN: "Welcome" } }],
      blocks: [
        {
          id: "hello",
          kind: "text",
          title: { EN: "Hello" },
          text: { EN: "*Hi*" },
        },
        {
          id: "three",
          kind: "cards",
          title: { EN: "Three", MY: "Tiga" },
          cards: [
            { title: { EN: "One" }, href: "/p/rooms", picture: "logo.svg" },
          ],
        },
      ],
    }),
  );
  const { content, files } = build();
  const address = (name: string) => ({
    EN: `/assets/${name}.EN.json`,
    MY: `/assets/${name}.MY.json`,
  });
  expect(content).toEqual({
    pages: [
      {
        path: "/p/rooms",
        title: { EN: "Our rooms", MY: "Bilik kami" },
        description: { EN: "Four.", MY: "Empat." },
        files: address("rooms"),
      },
    ],
    menu: [
      {
        href: "/p/rooms",
        icon: "star",
        label: { EN: "Our rooms", MY: "Bilik kami" },
      },
    ],
    footer: [
      {
        title: { EN: "Harbour", MY: "Harbour" },
        links: [{ href: "/help", label: { EN: "Help", MY: "Bantuan" } }],
      },
    ],
    banners: [
      { picture: "/assets/logo.svg", title: { EN: "Welcome", MY: "Welcome" } },
    ],
    blocks: address("home"),
  });
  expect(files["rooms.EN.json"]).toEqual({
    html: expect.stringMatching(
      /^<h2>Blue<\/h2>\n<p><img src="\/assets\/logo\.svg" alt="Logo" width="\d+" height="\d+"><\/p>$/,
    ),
  });
  expect(files["home.MY.json"]).toEqual({
    hello: { title: "Hello", text: { html: "<p><em>Hi</em></p>", lang: "en" } },
    three: {
      title: "Tiga",
      cards: [
        {
          title: "One",
          href: "/p/rooms",
          picture: expect.objectContaining({ src: "/assets/logo.svg" }),
        },
      ],
    },
  });
});

it("has the page of the default language where another has none, and says in which language it is", () => {
  put(
    "pages/rooms/EN.md",
    "---\ntitle: Our rooms\ndescription: Four.\n---\nBlue.",
  );
  const { content, files } = build();
  expect(content?.pages[0]?.title).toEqual({
    EN: "Our rooms",
    MY: "Our rooms",
  });
  expect(files["rooms.MY.json"]).toEqual({ html: "<p>Blue.</p>", lang: "en" });
});

import type { BrandContent, PortalBrand } from "@foyer/platform/brand";
import { testBrand } from "./brands.ts";

const inBoth = (en: string, my: string) => ({ EN: en, MY: my });
const filesOf = (name: string) => ({
  EN: `/assets/${name}.EN.json`,
  MY: `/assets/${name}.MY.json`,
});

/** What an invented brand adds of its own. */
export const ownContent: BrandContent = {
  pages: [
    {
      path: "/p/rooms",
      title: inBoth("Our rooms", "Bilik kami"),
      description: inBoth("Four rooms by the water.", "Empat bilik."),
      files: filesOf("rooms"),
    },
  ],
  menu: [
    {
      href: "/p/rooms",
      icon: "star",
      label: inBoth("Our rooms", "Bilik kami"),
    },
  ],
  footer: [
    {
      title: inBoth("About Harbour", "Tentang Harbour"),
      links: [
        { href: "/p/rooms", label: inBoth("The rooms", "Bilik-bilik") },
        {
          href: "https://news.example/",
          label: inBoth("Our news", "Berita kami"),
        },
      ],
    },
  ],
  banners: [
    {
      picture: "/assets/water.webp",
      title: inBoth("By the water", "Di tepi air"),
      href: "/p/rooms",
    },
  ],
  blocks: filesOf("home"),
};

/** The files that it names, by address. */
export const ownFiles: Readonly<Record<string, unknown>> = {
  "/assets/rooms.EN.json": {
    html: '<h2>The blue room</h2><p>Open all day. <a href="/help">Ask us</a>.</p>',
  },
  "/assets/rooms.MY.json": { html: "<p>Blue.</p>", lang: "en" },
  "/assets/home.EN.json": {
    hello: { title: "Hello", text: { html: "<p>Come <b>in</b>.</p>" } },
    three: {
      title: "Three rooms",
      cards: [{ title: "Blue", href: "/p/rooms" }],
    },
  },
};

/**
 * The invented brand with content of its own.
 *
 * @example await renderPortal("/p/rooms", { brand: brandWithContent(), files: ownFiles });
 */
export const brandWithContent = (
  ...over: Parameters<typeof testBrand>
): PortalBrand => ({ ...testBrand(...over), content: ownContent });

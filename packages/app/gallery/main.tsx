import "@foyer/ui/styles/reset.css";
import "@foyer/ui/styles/base.css";
import "virtual:brand/theme.css";
import { useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { IntlProvider } from "react-intl";
import { messages } from "virtual:messages";
import { Gallery } from "./Gallery.tsx";
import { galleryStories, type StoryModule } from "./stories.ts";

/*
 * Every story on a page that is served under the portal's own content security policy, which Storybook cannot be. The
 * address says which story, mode and direction: /gallery.html?mode=light&dir=rtl#3. Changing the number shows another
 * story on the same page.
 */
const modules = import.meta.glob<StoryModule>(
  "../../{ui,flows,app}/src/**/*.stories.tsx",
  { eager: true },
);
const stories = galleryStories(Object.values(modules));
const asked = new URLSearchParams(location.search);
const root = document.documentElement;
root.dataset["mode"] = asked.get("mode") ?? "dark";
root.dir = asked.get("dir") ?? "ltr";

const words = await messages["EN"]?.();
function Shown() {
  const hash = useSyncExternalStore(
    (onChange) => {
      addEventListener("hashchange", onChange);
      return () => removeEventListener("hashchange", onChange);
    },
    () => location.hash,
  );
  const index = hash === "" ? -1 : Number(hash.slice(1));
  return <Gallery key={index} stories={stories} index={index} />;
}

const container = document.getElementById("root");
if (!container) throw new Error("The page has no #root.");
createRoot(container).render(
  <IntlProvider locale="en" messages={words ?? {}}>
    <Shown />
  </IntlProvider>,
);

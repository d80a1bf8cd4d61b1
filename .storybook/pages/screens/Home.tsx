import { BannerCarousel } from "@foyer/ui/banner-carousel";
import { GameTypeMenu } from "@foyer/ui/game-type-menu";
import { LobbySection } from "@foyer/ui/lobby-section";
import { NoticeMarquee } from "@foyer/ui/notice-marquee";
import { PromotionList } from "@foyer/ui/promotion-list";
import { SearchField } from "@foyer/ui/search-field";
import { Stack } from "@foyer/ui/stack";
import { VisuallyHidden } from "@foyer/ui/visually-hidden";
import { WinnerBoard } from "@foyer/ui/winner-board";
import { useState } from "react";
import { sampleWins } from "../../../packages/ui/src/private/storySamples.ts";
import { banners } from "./art.ts";
import { Rail } from "./Games.tsx";
import { categories } from "./places.ts";
import { promotions, promotionsNow } from "./promotions.ts";
import { Site } from "./Site.tsx";
import * as css from "./screens.css.ts";

const notices = [
  { id: "1", title: "Withdrawals take up to ten minutes this evening" },
  { id: "2", title: "Koi of the Ninth Wave opens on Friday" },
];
const nothing = () => undefined;

/** The lobby: news beside what has been won, search, categories, rails of games. */
export function Home({ member }: { readonly member: boolean }) {
  return (
    <Site place="home" member={member}>
      <Stack gap="x6">
        <VisuallyHidden>
          <h1>Lobby</h1>
        </VisuallyHidden>
        <div className={css.stage}>
          <div className={css.news}>
            <BannerCarousel
              label="News"
              banners={banners()}
              titles="shown"
              onOpen={nothing}
            />
          </div>
          <div className={css.winsBeside}>
            <WinnerBoard entries={sampleWins} />
          </div>
        </div>
        <NoticeMarquee notices={notices} onOpen={nothing} />
        <Tools />
        <Stack gap="x8">
          <Rail title="Hot games" total={248} />
          {member && <Rail title="Played lately" total={14} from={9} />}
          <Rail title="Live casino" total={96} shelf="live" />
          <LobbySection
            title="Running now"
            actionLabel="All promotions"
            actionHref="#promotions"
          >
            <PromotionList
              label="Running now"
              promotions={promotions(3)}
              now={promotionsNow}
              onOpen={nothing}
            />
          </LobbySection>
          <Rail title="Fishing" total={32} shelf="fish" />
          <div className={css.winsBelow}>
            <WinnerBoard entries={sampleWins} />
          </div>
        </Stack>
      </Stack>
    </Site>
  );
}

/** Search and categories: side by side where there is room. */
function Tools() {
  const [search, setSearch] = useState("");
  const [category, setCategory] = useState("HOME");
  return (
    <div className={css.tools}>
      <SearchField
        label="Search games"
        placeholder="Game or vendor"
        value={search}
        onChange={setSearch}
      />
      <GameTypeMenu
        label="Categories"
        items={[...categories]}
        selected={category}
        onSelect={setCategory}
      />
    </div>
  );
}

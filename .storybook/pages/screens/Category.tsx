import { Badge } from "@foyer/ui/badge";
import { ClassifyMenu } from "@foyer/ui/classify-menu";
import { GameGrid } from "@foyer/ui/game-grid";
import { GameTypeMenu } from "@foyer/ui/game-type-menu";
import { Pager } from "@foyer/ui/pager";
import { Inline, Stack } from "@foyer/ui/stack";
import { Heading } from "@foyer/ui/text";
import { VendorMenu } from "@foyer/ui/vendor-menu";
import { useState } from "react";
import { vendors as houses } from "./art.ts";
import { useCards } from "./Games.tsx";
import { categories } from "./places.ts";
import { Site } from "./Site.tsx";

const vendors = [{ key: "ALL", label: "All" }, ...houses()];
const kinds = ["All", "Scratch cards", "Video poker", "Jackpot", "Arcade"].map(
  (label) => ({ key: label, label }),
);

/** A category: its vendors, its kinds, a page of its games. */
export function Category() {
  const [category, setCategory] = useState("RNG");
  const [vendor, setVendor] = useState("ALL");
  const [kind, setKind] = useState("All");
  const [page, setPage] = useState(1);
  const cards = useCards("slots", 24, page - 1);
  return (
    <Site place="slots" member>
      <Stack gap="x6">
        <GameTypeMenu
          label="Categories"
          items={[...categories]}
          selected={category}
          onSelect={setCategory}
        />
        <Inline gap="x3" align="center">
          <Heading level={1} size="page">
            Slots
          </Heading>
          <Badge>1,248</Badge>
        </Inline>
        <VendorMenu
          label="Vendors"
          items={vendors}
          selected={vendor}
          onSelect={setVendor}
        />
        <ClassifyMenu
          label="Kinds"
          items={kinds}
          selected={kind}
          onSelect={setKind}
        />
        <GameGrid label="Slots">{cards}</GameGrid>
        <Pager
          label="Pages of games"
          page={page}
          pages={45}
          margins={2}
          onPage={setPage}
        />
      </Stack>
    </Site>
  );
}

import { PromotionCategoryStrip } from "@foyer/ui/promotion-category-strip";
import { PromotionList } from "@foyer/ui/promotion-list";
import { Stack } from "@foyer/ui/stack";
import { Heading, Text } from "@foyer/ui/text";
import { useState } from "react";
import { promotions, promotionsNow } from "./promotions.ts";
import { Site } from "./Site.tsx";

const kinds = ["All", "New players", "Slots", "Live tables", "Rebate"].map(
  (label) => ({ key: label, label }),
);

/** What the house offers now. */
export function Promotions() {
  const [kind, setKind] = useState("All");
  return (
    <Site place="promotions" member>
      <Stack gap="x6">
        <Stack gap="x2">
          <Heading level={1} size="page">
            Promotions
          </Heading>
          <Text tone="quiet">
            What runs now, and until when. Each says what it asks for.
          </Text>
        </Stack>
        <PromotionCategoryStrip
          label="Kinds of promotions"
          categories={kinds}
          selected={kind}
          onSelect={setKind}
        />
        <PromotionList
          label="Promotions"
          promotions={promotions(kind === "All" ? 9 : 4)}
          now={promotionsNow}
          onOpen={() => undefined}
        />
      </Stack>
    </Site>
  );
}

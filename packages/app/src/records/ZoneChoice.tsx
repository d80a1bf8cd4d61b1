import { useTranslations } from "@foyer/ui/words";
import { RadioGroup } from "@foyer/ui/radio-group";
import type { useZone } from "./useZone.ts";

/**
 * The choice of whose days and times a page shows; nothing where the platform's are the reader's own.
 *
 * @example <ZoneChoice choice={useZone()} />
 */
export function ZoneChoice({
  choice,
}: {
  readonly choice: ReturnType<typeof useZone>;
}) {
  const t = useTranslations();
  const { key, zones, differ, choose } = choice;
  if (!differ) return null;
  return (
    <RadioGroup
      name="zone"
      orientation="horizontal"
      label={t("records.zones")}
      options={[
        {
          value: "platform",
          label: t("records.zones.platform", { zone: zones.platform }),
        },
        { value: "own", label: t("records.zones.own", { zone: zones.own }) },
      ]}
      value={key}
      onChange={(value) => choose(value === "own" ? "own" : "platform")}
    />
  );
}

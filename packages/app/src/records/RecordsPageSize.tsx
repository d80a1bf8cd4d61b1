import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import { ClassifyMenu } from "@foyer/ui/classify-menu";
import { Inline } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";

interface RecordsPageSizeProps {
  readonly size: number;
  readonly sizes: readonly number[];
  readonly onSize: (size: number) => void;
}

/** From how many rows on a page one may choose; nothing where there is no choice. */
export function RecordsPageSize({ size, sizes, onSize }: RecordsPageSizeProps) {
  const t = useTranslations();
  const { formatNumber } = useIntl();
  if (sizes.length < 2) return null;
  const label = t("records.pageSize");
  return (
    <Inline gap="x3">
      <Text as="span" size="small" tone="quiet">
        {label}
      </Text>
      <ClassifyMenu
        label={label}
        items={sizes.map((one) => ({
          key: String(one),
          label: formatNumber(one),
        }))}
        selected={String(size)}
        onSelect={(key) =>
          onSize(sizes.find((one) => String(one) === key) ?? size)
        }
      />
    </Inline>
  );
}

import { defineMessages, useIntl } from "react-intl";
import { ClassifyMenu } from "@foyer/ui/classify-menu";
import { Inline } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";

const messages = defineMessages({
  label: {
    id: "records.pageSize",
    defaultMessage: "Rows per page",
    description: "Before the numbers from which the length of a page is chosen",
  },
});

interface RecordsPageSizeProps {
  readonly size: number;
  readonly sizes: readonly number[];
  readonly onSize: (size: number) => void;
}

/** From how many rows on a page one may choose; nothing where there is no choice. */
export function RecordsPageSize({ size, sizes, onSize }: RecordsPageSizeProps) {
  const { formatMessage, formatNumber } = useIntl();
  if (sizes.length < 2) return null;
  const label = formatMessage(messages.label);
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

import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import { Button } from "@foyer/ui/button";
import { ClassifyMenu } from "@foyer/ui/classify-menu";
import type { DataTableColumn } from "@foyer/ui/data-table";
import { Inline, Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { KindFilter } from "./KindFilter.tsx";
import { RecordsPage, type RecordsFigure } from "./RecordsPage.tsx";
import { mostInFile, type Records } from "./useRecords.ts";

/** Whose records a page shows. */
export interface WhoseRecords {
  /** One's own, or those of everybody below. */
  readonly scope: "SELF" | "TEAM";
  /** Of a team's records those of one account; empty: all. @default "" */
  readonly account?: string;
  /** The choice of whose records are shown, beside their kind. */
  readonly accountFilter?: ReactNode;
  /** A way on where there was nothing for 30 days. */
  readonly emptyAction?: ReactNode;
}

interface RecordsListProps<Row, Page, Kind extends string> {
  /** What the records are. */
  readonly label: string;
  readonly records: Records<Row, Page, Kind>;
  readonly columns: readonly DataTableColumn<Row>[];
  /** Sums over all pages, besides how many there are. */
  readonly figures: readonly RecordsFigure[];
  readonly figuresLabel?: string;
  /** Which of the records are shown, before their kind. */
  readonly filter?: ReactNode;
  /** What the choice of a kind is called, and each kind. */
  readonly kind?: {
    readonly label: string;
    readonly nameOf: (kind: Kind) => string;
  };
  readonly emptyAction?: ReactNode;
}

/**
 * A page of records that the platform cuts into pages.
 *
 * @example
 * <RecordsList label="Bonus details" records={records} columns={columns} kind={{ label: "Kind", nameOf }}
 *   figures={[{ label: "Amount", value: records.data?.totals?.amount }]} />
 */
export function RecordsList<
  Row extends { readonly id: string },
  Page,
  Kind extends string,
>(props: RecordsListProps<Row, Page, Kind>) {
  const { records, figures, filter, kind, emptyAction, ...page } = props;
  const { period, total, table } = records;
  const t = useTranslations();
  const { formatNumber } = useIntl();
  return (
    <Stack gap="x3">
      <RecordsPage
        {...page}
        {...table}
        rowId={({ id }) => id}
        period={period}
        waiting={records.waiting}
        figures={[
          {
            kind: "number",
            label: t("records.count"),
            value: total?.toString(),
          },
          ...figures,
        ]}
        filter={
          <>
            {filter}
            {kind && (
              <KindFilter
                {...kind}
                kinds={records.kinds}
                value={records.kind}
                onChange={records.setKind}
              />
            )}
          </>
        }
        emptyAction={
          period.key === "last30" ? (
            emptyAction
          ) : (
            <Button onClick={() => period.choose("last30")}>
              {t("records.longer")}
            </Button>
          )
        }
      />
      <PageSize {...records.pageSizes} />
      {total !== undefined && total > mostInFile && (
        <Text size="small" tone="quiet">
          {t("records.cut", { count: formatNumber(mostInFile) })}
        </Text>
      )}
    </Stack>
  );
}

/** From how many rows on a page one may choose; nothing where there is no choice. */
function PageSize({
  size,
  sizes,
  onSize,
}: Records<unknown, unknown, never>["pageSizes"]) {
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

import type { ReactNode } from "react";
import { FormattedNumber } from "react-intl";
import {
  compareDecimals,
  isPlainDecimal,
} from "../../private/records/compareDecimals.ts";
import { DateTime } from "../date-time/DateTime.tsx";
import { Money } from "../money/Money.tsx";
import { plainText, type DataTableColumn } from "./columns.ts";
import * as styles from "./DataTableCell.css.ts";

interface CellValueProps<Row> {
  column: DataTableColumn<Row>;
  value: unknown;
  timeZone: string | undefined;
  /** For totals. @default false */
  strong?: boolean;
}

/**
 * A value in the format of its column's kind.
 *
 * @example <CellValue column={{ key: "stake", header: "Stake", kind: "money" }} value="12.5" timeZone="UTC" />
 */
export function CellValue<Row>({
  column,
  value,
  timeZone,
  strong = false,
}: CellValueProps<Row>): ReactNode {
  const text = plainText(value);
  switch (column.kind) {
    case "money":
      return (
        <Money
          amount={text === "" ? undefined : text}
          symbol={column.symbol}
          weight={strong ? "strong" : "body"}
          sign={column.signed ? "always" : "negative"}
          tone={column.signed ? toneOf(text) : "inherit"}
        />
      );
    case "number":
      return isNumeric(text) ? (
        <span className={styles.figure} dir="ltr">
          <FormattedNumber value={text} maximumFractionDigits={6} />
        </span>
      ) : (
        "–"
      );
    case "time":
      return (
        <DateTime
          at={typeof value === "number" ? value : undefined}
          timeZone={timeZone}
        />
      );
    default:
      return text === "" ? (
        "–"
      ) : (
        <bdi
          className={styles.words}
          title={text.length > 60 ? text : undefined}
        >
          {text}
        </bdi>
      );
  }
}

function toneOf(amount: string): "success" | "danger" | "inherit" {
  const size = compareDecimals(amount, "0") ?? 0;
  if (size === 0) return "inherit";
  return size > 0 ? "success" : "danger";
}

function isNumeric(text: string): text is `${number}` {
  return isPlainDecimal(text);
}

import { useState, type ReactNode } from "react";
import { Pager } from "@foyer/ui/pager";
import { Stack } from "@foyer/ui/stack";
import { useServices } from "../../services/services.ts";

/** Rows on a page. */
const pageSize = 20;

interface PagedListProps<T> {
  readonly items: readonly T[];
  /** Name of the pager. */
  readonly pagerLabel: string;
  readonly children: (item: T) => ReactNode;
}

/** A list that is here in full, a page at a time. */
export function PagedList<T extends { readonly id: string }>({
  items,
  pagerLabel,
  children,
}: PagedListProps<T>) {
  const { brand } = useServices();
  const [wanted, setWanted] = useState(1);
  const pages = Math.ceil(items.length / pageSize);
  // The list may have grown shorter under the page that was open.
  const page = Math.max(1, Math.min(wanted, pages));
  const shown = items.slice((page - 1) * pageSize, page * pageSize);
  return (
    <Stack gap="x4">
      <Stack as="ul" gap="x3">
        {shown.map((item) => (
          <li key={item.id}>{children(item)}</li>
        ))}
      </Stack>
      {pages > 1 && (
        <Pager
          label={pagerLabel}
          page={page}
          pages={pages}
          range={brand.layout.pager.links}
          onPage={setWanted}
        />
      )}
    </Stack>
  );
}

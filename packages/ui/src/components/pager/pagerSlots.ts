/** A page, or a gap for pages that are left out. */
export type PagerSlot =
  | { readonly kind: "page"; readonly page: number; readonly compact: boolean }
  | {
      readonly kind: "gap";
      readonly after: number;
      readonly compact: boolean;
      readonly wide: boolean;
    };

/**
 * The numbers that a pager shows: `margins` pages at each end and `range` around the current one. A gap that would hide
 * a single page shows that page instead. A narrow space shows only slots marked `compact`: the ends, the current page,
 * and gaps that exist only there.
 *
 * @example pagerSlots({ page: 10, pages: 20, margins: 2, range: 5 }) // 1 2 … 8 9 10 11 12 … 19 20
 */
export function pagerSlots(options: {
  page: number;
  pages: number;
  margins: number;
  range: number;
}): PagerSlot[] {
  const { page, pages } = options;
  const shown = shownPages(options);
  const fewEnough = pages <= 5;
  const slots: PagerSlot[] = [];
  let lastCompact = 0;
  shown.forEach((number, index) => {
    const compact =
      fewEnough || number === 1 || number === pages || number === page;
    const previous = shown[index - 1] ?? 0;
    const wide = number - previous > 1;
    const compactGap = compact && number - lastCompact > 1;
    if (wide && !compactGap)
      slots.push({ kind: "gap", after: previous, compact: false, wide });
    if (compactGap)
      slots.push({ kind: "gap", after: previous, compact: true, wide });
    slots.push({ kind: "page", page: number, compact });
    if (compact) lastCompact = number;
  });
  return slots;
}

function shownPages({
  page,
  pages,
  margins,
  range,
}: {
  page: number;
  pages: number;
  margins: number;
  range: number;
}) {
  const from = Math.max(
    1,
    Math.min(page - Math.floor(range / 2), pages - range + 1),
  );
  const to = Math.min(pages, from + range - 1);
  const isShown = (number: number) =>
    number <= margins ||
    number > pages - margins ||
    (number >= from && number <= to);
  return Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => isShown(number) || (isShown(number - 1) && isShown(number + 1)),
  );
}

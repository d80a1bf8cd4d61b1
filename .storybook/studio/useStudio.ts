import { useCallback, useEffect, useMemo, useState } from "react";
import { measure, type Measured } from "./contrast.ts";
import { differences, type Difference } from "./diff.ts";
import { begin, change, redo, settle, undo, type History } from "./history.ts";
import { keepDraft, keptDraft } from "./keep.ts";
import type { StudioPack } from "./pack.ts";

/** A brand under the hand, with all that is known of it and all that can be done to it. */
export interface StudioState {
  readonly brandId: string;
  readonly saved: StudioPack;
  readonly draft: StudioPack;
  readonly measured: Measured;
  readonly differences: readonly Difference[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Changes the draft. `moving` names a control that is held: until `settle` all it does is one step. */
  change(to: (draft: StudioPack) => StudioPack, moving?: string): void;
  settle(): void;
  undo(): void;
  redo(): void;
}

/**
 * Keeps a brand's draft: its history, its contrast, what is new in it. It outlives a reload of the page.
 *
 * @example const studio = useStudio(brand, saved);
 */
export function useStudio(brandId: string, saved: StudioPack): StudioState {
  const [history, setHistory] = useState<History<StudioPack>>(() =>
    begin(keptDraft(sessionStorage, brandId) ?? saved),
  );
  const draft = history.now;
  const found = useMemo(() => differences(saved, draft), [saved, draft]);
  useEffect(
    () =>
      keepDraft(sessionStorage, brandId, found.length > 0 ? draft : undefined),
    [brandId, draft, found],
  );
  const { tokens } = draft;
  // Nothing of the words or of brand.json has a colour.
  // oxlint-disable-next-line react/exhaustive-deps -- see above
  const measured = useMemo(() => measure(draft), [tokens]);
  const step = useCallback(
    (to: (draft: StudioPack) => StudioPack, moving?: string) =>
      setHistory((before) => change(before, to(before.now), moving)),
    [],
  );
  return {
    brandId,
    saved,
    draft,
    measured,
    differences: found,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change: step,
    settle: useCallback(() => setHistory(settle), []),
    undo: useCallback(() => setHistory(undo), []),
    redo: useCallback(() => setHistory(redo), []),
  };
}

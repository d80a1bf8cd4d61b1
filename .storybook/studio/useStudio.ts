import { useCallback, useEffect, useMemo, useState } from "react";
import { measure, type Measured } from "./contrast.ts";
import { differences, type Difference } from "./diff.ts";
import { begin, change, redo, settle, undo, type History } from "./history.ts";
import { keepDraft, keptDraft } from "./keep.ts";
import type { StudioPack } from "./pack.ts";

/** A brand that is being edited, with everything known about it and everything that can be done with it. */
export interface StudioState {
  readonly brandId: string;
  readonly saved: StudioPack;
  readonly draft: StudioPack;
  readonly measured: Measured;
  readonly differences: readonly Difference[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Changes the draft. `moving` names a control that is being dragged: until `settle`, its changes are one step. */
  change(to: (draft: StudioPack) => StudioPack, moving?: string): void;
  settle(): void;
  undo(): void;
  redo(): void;
}

/**
 * Keeps a brand's draft: its history, its contrast and its changes. It survives a reload of the page.
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
  // Neither the words nor brand.json contain colours.
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

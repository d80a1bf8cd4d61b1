import { useEffect, useRef, useState } from "react";
import {
  checkImage,
  type ImageLimits,
  type ImageProblem,
} from "./checkImage.ts";
import type { ImageDropItem } from "./ImageDropRow.tsx";

/** A rejected file; `tooMany` stands for all files beyond the limit. */
export interface ImageRefusal {
  readonly problem: ImageProblem | "tooMany";
  readonly name: string;
  readonly count: number;
}

interface Options extends ImageLimits {
  value: readonly ImageDropItem[];
  onChange(value: ImageDropItem[]): void;
  maxFiles: number;
  /** Called when all files have been checked. */
  onPicked(added: number, refusals: readonly ImageRefusal[]): void;
}

/** Checks the chosen files one after another, so that many of them do not fill the memory, and keeps the valid ones. */
export function useImagePicking(options: Options) {
  const latest = useRef(options);
  const items = useRef(options.value);
  const [checking, setChecking] = useState(0);
  const made = useRef(0);
  const gone = useRef(false);
  useEffect(() => {
    latest.current = options;
    items.current = options.value;
  });
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);

  const pick = async (files: readonly File[]) => {
    if (files.length === 0) return;
    setChecking((count) => count + 1);
    const good: File[] = [];
    const refusals: ImageRefusal[] = [];
    let looked = 0;
    for (const file of files) {
      if (items.current.length + good.length >= latest.current.maxFiles) break;
      looked += 1;
      /* Sequential on purpose. */
      // oxlint-disable-next-line no-await-in-loop
      const checked = await checkImage(file, latest.current);
      if ("file" in checked) good.push(checked.file);
      else refusals.push({ ...checked, name: file.name, count: 1 });
    }
    if (gone.current) return;
    setChecking((count) => count - 1);
    const { maxFiles, onChange, onPicked } = latest.current;
    /* Other pictures may have been added in the meantime. */
    const taken = good.slice(0, Math.max(0, maxFiles - items.current.length));
    const left = files.length - looked + good.length - taken.length;
    if (left > 0) refusals.push({ problem: "tooMany", name: "", count: left });
    if (taken.length > 0) {
      items.current = [...items.current, ...taken.map(newItem)];
      onChange([...items.current]);
    }
    onPicked(taken.length, refusals);
  };

  const newItem = (file: File): ImageDropItem => {
    made.current += 1;
    return {
      id: `${file.lastModified}-${made.current}-${file.size}`,
      file,
      state: "ready",
    };
  };
  return { pick, checking: checking > 0 };
}

import {
  useEffect,
  useMemo,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import type { Mode } from "@foyer/themes/contract";
import { Tabs } from "@foyer/ui/tabs";
import type { languages as offeredLanguages } from "virtual:messages";
import { Button } from "@foyer/ui/button";
import { Inline } from "@foyer/ui/stack";
import { Heading, Text } from "@foyer/ui/text";
import { VisuallyHidden } from "@foyer/ui/visually-hidden";
import { ChangesPanel } from "./ChangesPanel.tsx";
import { ContrastPanel } from "./ContrastPanel.tsx";
import { FilesPanel } from "./FilesPanel.tsx";
import { LayoutPanel } from "./LayoutPanel.tsx";
import { controlId, partOf } from "./links.ts";
import type { StudioPack } from "./pack.ts";
import type { PortalFrameProps } from "./PortalFrame.tsx";
import { Preview } from "./Preview.tsx";
import { RolePanel } from "./RolePanel.tsx";
import { SeedPanel } from "./SeedPanel.tsx";
import { StudioProvider, useDesk } from "./StudioContext.ts";
import { beside } from "./measures.ts";
import { useStudio } from "./useStudio.ts";
import { keepView, keptView, parts, type View } from "./view.ts";
import { isWeak } from "./contrast.ts";
import * as css from "./studio.css.ts";

interface DeskProps {
  readonly brandId: string;
  readonly saved: StudioPack;
  readonly languages: typeof offeredLanguages;
  readonly language: string;
  readonly mode: Mode;
  readonly linked: string;
  readonly renderPortal: ((props: PortalFrameProps) => ReactNode) | undefined;
}

/** One brand's desk: its controls, and beside them the portal. */
export function Desk(props: DeskProps) {
  const { brandId, saved, languages, language, mode, linked } = props;
  const studio = useStudio(brandId, saved);
  const [marked, mark] = useState<readonly string[]>([]);
  const [view, setView] = useState<View>(() => {
    const kept = keptView(sessionStorage, {
      part: "seeds",
      screen: "home",
      mail: "welcome",
      device: isNarrow() ? "phone" : "desktop",
      mode,
      language,
    });
    return linked === "" ? kept : { ...kept, part: partOf(linked) };
  });
  useEffect(() => keepView(sessionStorage, view), [view]);
  // The toolbar's mode and language apply when they change; until then the studio has its own.
  useEffect(
    () => setView((now) => ({ ...now, mode, language })),
    [mode, language],
  );
  useEffect(() => {
    if (linked === "") return;
    const control = document.getElementById(controlId(linked));
    control?.scrollIntoView({ block: "center" });
    control?.querySelector<HTMLElement>("button, input")?.focus();
  }, [linked]);
  const desk = useMemo(
    () => ({ studio, mode: view.mode, linked, marked, mark }),
    [studio, view.mode, linked, marked],
  );
  const keys = (event: KeyboardEvent) => {
    const step = historyKey(event);
    if (step === undefined) return;
    event.preventDefault();
    studio[step]();
  };
  return (
    <StudioProvider value={desk}>
      {/* The undo keys work wherever the focus is. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- see above */}
      <div className={css.desk} lang="en" dir="ltr" onKeyDown={keys}>
        <main className={css.controls}>
          <DeskHead />
          <Tabs
            label="Parts of the brand"
            selected={view.part}
            onSelect={(key) => {
              const part = parts.find((one) => one === key);
              if (part) setView({ ...view, part });
            }}
            items={[
              { key: "seeds", label: "Seeds", content: <SeedPanel /> },
              { key: "layout", label: "Layout", content: <LayoutPanel /> },
              { key: "roles", label: "Roles", content: <RolePanel /> },
              {
                key: "contrast",
                label: "Contrast",
                content: <ContrastPanel />,
              },
              { key: "changes", label: "Changes", content: <ChangesPanel /> },
              { key: "files", label: "Files", content: <FilesPanel /> },
            ]}
          />
        </main>
        <Preview
          view={view}
          languages={languages}
          onView={setView}
          renderPortal={props.renderPortal}
        />
      </div>
    </StudioProvider>
  );
}

/** Controls and portal are stacked: the window is narrower than a desktop. */
const isNarrow = () => !window.matchMedia(beside).matches;

/** Undo and redo with the usual keys; in a text field they belong to the field. */
function historyKey(event: KeyboardEvent): "undo" | "redo" | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined;
  const { target } = event;
  if (
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && target.type !== "range")
  )
    return undefined;
  const key = event.key.toLowerCase();
  if (key === "y") return "redo";
  if (key !== "z") return undefined;
  return event.shiftKey ? "redo" : "undo";
}

/** The brand's name and status, and the undo and redo buttons. */
function DeskHead() {
  const { studio } = useDesk();
  const { draft, differences, measured } = studio;
  const [said, setSaid] = useState("");
  const weak = measured.rows.filter(isWeak).length;
  return (
    <header className={css.head}>
      <div className={css.headWords}>
        <Heading level={1} size="section">
          Brand studio
        </Heading>
        <Text size="small" tone="quiet">
          {`${draft.brand.name}, ${differences.length === 0 ? "no changes" : count(differences.length, "change")}`}
        </Text>
        {weak > 0 && (
          <Text size="small" tone="danger" weight="strong">
            {`${count(weak, "pair")} with too little contrast`}
          </Text>
        )}
      </div>
      <Inline gap="x1" wrap={false}>
        <Button
          size="small"
          variant="quiet"
          disabled={!studio.canUndo}
          onClick={() => {
            studio.undo();
            setSaid("Undone");
          }}
        >
          Undo
        </Button>
        <Button
          size="small"
          variant="quiet"
          disabled={!studio.canRedo}
          onClick={() => {
            studio.redo();
            setSaid("Redone");
          }}
        >
          Redo
        </Button>
      </Inline>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </header>
  );
}

const count = (number: number, what: string) =>
  `${number} ${what}${number === 1 ? "" : "s"}`;

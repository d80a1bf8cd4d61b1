import {
  useMemo,
  useRef,
  useEffect,
  useState,
  type ReactNode,
  type RefObject,
} from "react";
import { ModeSwitch } from "@foyer/ui/mode-switch";
import { Select } from "@foyer/ui/select";
import { brands } from "virtual:brands";
import type { languages as offeredLanguages } from "virtual:messages";
import { UPDATE_GLOBALS } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { isScreen, screens } from "../portal/screens.ts";
import { fileText } from "./pack.ts";
import { liveTheme } from "./liveTheme.ts";
import { PortalFrame, type PortalFrameProps } from "./PortalFrame.tsx";
import { useDesk } from "./StudioContext.ts";
import { windowsIn } from "./measures.ts";
import { devices, isDevice, type Device, type View } from "./view.ts";
import * as css from "./preview.css.ts";

interface PreviewProps {
  readonly view: View;
  readonly languages: typeof offeredLanguages;
  onView(view: View): void;
  readonly renderPortal: ((props: PortalFrameProps) => ReactNode) | undefined;
}

const deviceOptions = [
  ...Object.entries(devices).map(([value, { label }]) => ({ value, label })),
  { value: "both", label: "Both" },
];

/** The portal with the draft applied, and the choice of screen, window and look. */
export function Preview(props: PreviewProps) {
  const { view, languages, onView, renderPortal = drawFrame } = props;
  const { studio, marked } = useDesk();
  const { draft, saved, measured, brandId } = studio;
  const box = useRef<HTMLDivElement>(null);
  const room = useRoom(box);
  const theme = useMemo(
    () => liveTheme(measured.theme, draft, saved, marked),
    [measured, draft, saved, marked],
  );
  const brand = useMemo(() => fileText(draft, "brand.json"), [draft]);
  const { mode, language, screen, device } = view;
  const wish = useMemo(
    () => ({ brandId, brand, theme, mode, language, screen }),
    [brandId, brand, theme, mode, language, screen],
  );
  const shown: readonly Device[] =
    device === "both" ? ["desktop", "phone"] : [device];
  const drawn = room
    ? windowsIn(
        room,
        shown.map((name) => devices[name]),
      )
    : [];
  return (
    <section className={css.preview} aria-label="The portal">
      <div className={css.bar}>
        <Select
          label="Brand"
          name="brand"
          value={brandId}
          options={brands.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={chooseBrand}
        />
        <Select
          label="Screen"
          name="screen"
          value={screen}
          options={Object.entries(screens).map(([value, { label }]) => ({
            value,
            label,
          }))}
          onChange={(name) =>
            isScreen(name) && onView({ ...view, screen: name })
          }
        />
        <Select
          label="Window"
          name="device"
          value={device}
          options={deviceOptions}
          onChange={(name) => {
            if (isDevice(name) || name === "both")
              onView({ ...view, device: name });
          }}
        />
        <Select
          label="Language"
          name="language"
          value={language}
          options={languages.map(({ code, label }) => ({
            value: code,
            label,
          }))}
          onChange={(code) => onView({ ...view, language: code })}
        />
        <ModeSwitch
          mode={mode}
          onChange={(next) => onView({ ...view, mode: next })}
        />
      </div>
      <div className={css.windows}>
        <div ref={box} className={css.row}>
          {shown.map((name, at) => {
            const size = drawn[at];
            return (
              size && (
                <div key={name} className={css.place}>
                  {renderPortal({
                    ...size,
                    wish,
                    title: `${draft.brand.name}: ${screens[screen].label}, ${devices[name].label}`,
                  })}
                </div>
              )
            );
          })}
        </div>
      </div>
    </section>
  );
}

const drawFrame = (props: PortalFrameProps) => <PortalFrame {...props} />;

/**
 * Chooses a brand as the toolbar does: it applies to every page and is part of the URL.
 *
 * @example chooseBrand(brands[0].id)
 */
function chooseBrand(brand: string): void {
  addons.getChannel().emit(UPDATE_GLOBALS, { globals: { brand } });
}

/** The inside of a box, in px. */
interface Room {
  readonly width: number;
  readonly height: number;
}

/**
 * The current space inside an element; undefined until it is known.
 *
 * @example const room = useRoom(box);
 */
function useRoom(box: RefObject<HTMLElement | null>): Room | undefined {
  const [room, setRoom] = useState<Room>();
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      setRoom({ width: Math.floor(width), height: Math.floor(height) });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return room;
}

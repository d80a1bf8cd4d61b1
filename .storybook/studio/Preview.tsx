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
import { sites } from "virtual:brand-sites";
import { screens } from "../portal/screens.ts";
import { fileText } from "./pack.ts";
import { liveTheme } from "./liveTheme.ts";
import { MailChoice, MailPreview } from "./MailPreview.tsx";
import { PortalFrame, type PortalFrameProps } from "./PortalFrame.tsx";
import { useDesk } from "./StudioContext.ts";
import { windowsIn } from "./measures.ts";
import {
  devices,
  isDevice,
  isFrameScreen,
  type Device,
  type View,
} from "./view.ts";
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

/** What can be shown of a brand: the screens of every portal, its own pages, and what is not a page. */
function screenOptions(brandId: string, language: string) {
  const pages = sites[brandId]?.brand.content?.pages ?? [];
  return [
    ...Object.entries(screens).map(([value, { label }]) => ({ value, label })),
    ...pages.map(({ path, title }) => ({
      value: path,
      label: `Own page: ${title[language] ?? Object.values(title)[0] ?? path}`,
    })),
    { value: "firstScreen", label: "First screen" },
    { value: "mails", label: "E-mails and texts" },
  ];
}

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
  const { mode, language, device } = view;
  const options = screenOptions(brandId, language);
  // A page of the brand that was shown before may not be one of this brand's.
  const { value: chosen, label } = options.find(
    ({ value }) => value === view.screen,
  ) ?? { value: "home", label: screens.home.label };
  const screen = isFrameScreen(chosen) ? chosen : "home";
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
          value={chosen}
          options={options}
          onChange={(name) => {
            if (isFrameScreen(name) || name === "mails")
              onView({ ...view, screen: name });
          }}
        />
        {chosen === "mails" && (
          <MailChoice
            kind={view.mail}
            onChange={(mail) => onView({ ...view, mail })}
          />
        )}
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
                  {chosen === "mails" ? (
                    <MailPreview
                      {...size}
                      kind={view.mail}
                      language={language}
                    />
                  ) : (
                    renderPortal({
                      ...size,
                      wish,
                      title: `${draft.brand.name}: ${label}, ${devices[name].label}`,
                    })
                  )}
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

/** One control that can be pressed, as the page shows it now. */
export interface Control {
  /** Its identity, ignoring digits: the same key is the same control. */
  readonly key: string;
  /** Readable: where it is, what it is and what it is called. */
  readonly told: string;
  /** It takes text, so a press does nothing but focus it. */
  readonly typed: boolean;
  /** Visible only while it has the focus, like a skip link: it is not pressed with a pointer. */
  readonly byKeys: boolean;
  /** A select, which the browser itself opens. */
  readonly select: boolean;
}

/** What people would see or hear of a page; comparing two shows whether anything changed. */
export interface Portrait {
  readonly address: string;
  readonly language: string;
  /** Headings, words, places and choices of the page, and what is open over it. */
  readonly look: string;
}

/** A page as it is before or after a press. */
export interface Sight {
  /** A dialog is open: what is below it cannot be pressed. */
  readonly layered: boolean;
  readonly controls: readonly Control[];
  readonly portrait: Portrait;
  /** The sentences about a fault that it shows. */
  readonly faults: readonly string[];
}

/** Where the pointer presses. */
export interface Aim {
  readonly x: number;
  readonly y: number;
  /** The tag of the element that covers it. */
  readonly cover?: string;
}

/** What the script below installs in a page. */
export interface Watch {
  readonly sight: (
    vendors: readonly string[],
    faults: readonly string[],
    pages: Readonly<Record<string, string>>,
  ) => Sight;
  /** The point where the pointer meets a control from the last look, scrolled into view; undefined if it is gone. */
  readonly aim: (index: number) => Aim | undefined;
  /** Focuses it. */
  readonly focus: (index: number) => void;
  /** Chooses another option of a select, as the browser's own list does. */
  readonly choose: (index: number) => void;
  /** From now on, changes happen automatically, or because the pointer has arrived. */
  readonly prepare: () => void;
  /** From now on, changes are caused by the press. */
  readonly begin: (index: number) => Pick<Sight, "portrait" | "faults">;
  /**
   * Whether the press has had an effect; resolves as soon as it has. Time is counted in turns of the page: on a busy
   * machine each turn takes longer, and so does the limit.
   */
  readonly happens: (mostMs: number) => Promise<boolean>;
  /** Resolves when nothing has changed for a moment, or at the limit. */
  readonly rests: (quietMs: number, mostMs: number) => Promise<void>;
}

declare global {
  interface Window {
    foyerCrawl: Watch;
    /** The portal's own messages; other dialog names come from the platform. */
    foyerCrawlWords?: readonly string[];
  }
}

/**
 * Runs in the page before any other script: looks for controls, and notices what a press changes. Automatic changes
 * do not count: they are recognised because they happened before the press, or because only digits change repeatedly
 * (a countdown, a clock).
 */
export function installWatch(): void {
  if (window !== window.top) return;
  const pressable = [
    "a[href]",
    "button",
    "input:not([type=hidden])",
    "select",
    "textarea",
    "summary",
    ...["button", "tab", "menuitem", "menuitemradio", "menuitemcheckbox"].map(
      (role) => `[role=${role}]`,
    ),
    ...["option", "switch", "checkbox", "radio", "combobox"].map(
      (role) => `[role=${role}]`,
    ),
    // A picture inside a card looks as pressable as the card's words.
    "article img",
    "article picture",
  ].join(",");
  const layers = "[role=dialog],[role=alertdialog]";
  const lists = "li,article,tr,[role=row],[role=option],[role=gridcell],td";
  const whole = "nav,[role=menu],[role=tablist],[role=radiogroup],fieldset";
  /** How a control shows hover or focus, which is not an effect of its action. */
  const touched =
    /^data-(pressed|hovered|focused|focus-visible|focus-within|react-aria-pressable)$/;

  /** Pressed where it is visible, whatever covers it: the element over a picture or a checkbox may act for it. */
  const byPlace = "img,picture,[type=checkbox],[type=radio],[type=file]";
  const turnMs = 30;
  /** How long a number must stay unchanged after a press to count as its effect. */
  const steadyMs = 1300;

  let found: Element[] = [];
  const masking = (words: string) =>
    words
      .replaceAll(/\p{N}+(?:[.,:/\u00A0 ]*\p{N}+)*/gu, "#")
      .replaceAll(/\s+/g, " ")
      .trim();
  const ownWords = new Set(window.foyerCrawlWords?.map(masking));
  let sentences: readonly string[] = [];
  /** The page that a path shows: controls that several paths share are pressed once. */
  let pages: Readonly<Record<string, string>> = {};
  let alive = new WeakSet<Node>();
  /** Nodes whose digits changed without a press. */
  const ticking = new Set<Node>();
  /** Nodes in which only digits changed since the press, how often and when last. */
  let figures = new Map<Node, { times: number; at: number }>();
  let pressing = false;
  let pressed: Element | undefined;
  let focusBefore: Element | null = null;
  let effects = 0;
  let changedAt = performance.now();

  const effect = () => {
    changedAt = performance.now();
    if (pressing) effects += 1;
  };
  const until = (holds: () => boolean, mostMs: number) =>
    new Promise<boolean>((resolve) => {
      let turns = Math.ceil(mostMs / turnMs);
      const look = () => {
        turns -= 1;
        if (holds()) resolve(true);
        else if (turns < 0) resolve(false);
        else setTimeout(look, turnMs);
      };
      look();
    });
  const nameOf = (element: Element): string => {
    const by = (element.getAttribute("aria-labelledby") ?? "")
      .split(/\s+/)
      .map((id) => document.getElementById(id)?.textContent ?? "")
      .join(" ")
      .trim();
    const labels =
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement
        ? [...(element.labels ?? [])].map((label) => label.textContent)
        : [];
    const words =
      element.getAttribute("aria-label") ||
      by ||
      labels.join(" ").trim() ||
      element.textContent.trim() ||
      element.getAttribute("alt") ||
      element.querySelector("img[alt],svg[aria-label]")?.getAttribute("alt") ||
      element.getAttribute("placeholder") ||
      element.getAttribute("value") ||
      "";
    return masking(words).slice(0, 80);
  };
  /** What it is made from: its element and the classes of it and its ancestors. */
  const make = (element: Element): string => {
    const chain: string[] = [];
    for (
      let at: Element | null = element;
      at && chain.length < 4;
      at = at.parentElement
    )
      chain.push(
        `${at.localName}.${(at.getAttribute("class") ?? "").split(/\s+/, 2).join(".")}`,
      );
    return `${element.getAttribute("role") ?? ""}${element.getAttribute("type") ?? ""}${chain.join("<")}`;
  };
  const regionOf = (element: Element): string => {
    const layer = element.closest(layers);
    if (layer) {
      const name = nameOf(layer);
      const isOurs = ownWords.size === 0 || ownWords.has(name);
      // The dialogs for reading a notice, or for a provider's games, count as one whatever they are called.
      return isOurs ? `dialog ${name.slice(0, 40)}` : "dialog of the platform";
    }
    if (element.closest("[role=menu],[role=listbox]")) return "menu";
    // What surrounds every page is one place: header, menu, footer.
    if (!element.closest("main")) return "shell";
    const route = pages[location.pathname] ?? location.pathname;
    // The grouped menu of a centre surrounds each of its views; a pager has only one list.
    if (element.closest("nav:has(div + div > ul)")) return `${route} menu`;
    const page = new URLSearchParams(location.search);
    const view = ["page", "tab"]
      .flatMap((one) => page.get(one) ?? [])
      // The second page of a list counts as the same page.
      .filter((one) => !/^\d+$/.test(one))
      .join("/");
    return `${route}${view ? `?${view}` : ""}`;
  };
  const visible = (element: Element): boolean => {
    if (element.closest("[inert],[aria-hidden=true],[hidden]")) return false;
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    const box = element.getBoundingClientRect();
    return box.width > 3 && box.height > 3;
  };
  const enabled = (element: Element): boolean =>
    !element.matches(":disabled,[aria-disabled=true]") &&
    element.closest("fieldset:disabled") === null;
  /** It is marked as already chosen: it can be pressed once another one is chosen. */
  const chosen = (element: Element): boolean =>
    element.matches(
      "[aria-current]:not([aria-current=false]),[aria-selected=true],[role$=radio][aria-checked=true],[type=radio]:checked",
    ) ||
    (element instanceof HTMLAnchorElement && element.href === location.href) ||
    // In a row of choices, the pressed one; a heart is not, because it is beside other things.
    (element.matches("li > [aria-pressed=true]:only-child") &&
      !!element.closest("ul")?.querySelector("[aria-pressed=false]"));
  /** What the pointer presses: for a visually hidden box, its label. */
  const metAt = (element: Element): Element | undefined => {
    if (visible(element)) return element;
    const label =
      element instanceof HTMLInputElement &&
      /^(checkbox|radio|file)$/.test(element.type)
        ? element.labels?.[0]
        : undefined;
    return label && visible(label) ? label : undefined;
  };
  const middleOf = (element: Element) => {
    // For a link that wraps onto the next line, its first part.
    const [box = element.getBoundingClientRect()] = element.getClientRects();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const isOver = (element: Element, x: number, y: number): boolean => {
    const top = document.elementFromPoint(x, y);
    return top !== null && element.contains(top);
  };
  /** Above the page, where it cannot be scrolled into view. */
  const isOutside = (element: Element): boolean => {
    const { bottom } = element.getBoundingClientRect();
    const stays = getComputedStyle(element).position === "fixed";
    return bottom + (stays ? 0 : scrollY) <= 0;
  };
  /** First, middle and last of many similar controls; their position in the list serves as their name. */
  const placeIn = (index: number, count: number): string | undefined => {
    if (index === 0) return "first";
    if (index === count - 1) return "last";
    return index === count >> 1 ? "middle" : undefined;
  };

  const survey = (vendors: readonly string[]): readonly Control[] => {
    const layersOpen = [...document.querySelectorAll(layers)].filter(visible);
    const top = layersOpen.at(-1);
    const candidates = [...(top ?? document).querySelectorAll(pressable)]
      // What is inside another control is pressed with it.
      .filter(
        (element) =>
          !element.parentElement?.closest(
            "a[href],button,[role=option],[role=menuitem],label",
          ) || element.matches("input,select,textarea"),
      )
      // Visibility is the most expensive check, so it comes last.
      .filter(
        (element) =>
          enabled(element) && !chosen(element) && metAt(element) !== undefined,
      );
    const masked = vendors.map(masking);
    const listed = (element: Element) =>
      element.closest(lists) !== null && element.closest(whole) === null;
    const groups = new Map<string, Element[]>();
    const told = candidates.map((element) => {
      const region = regionOf(element);
      const made = make(element);
      const group = listed(element) ? `${region}|${made}` : undefined;
      if (group !== undefined) {
        const others = groups.get(group);
        if (others) others.push(element);
        else groups.set(group, [element]);
      }
      return { element, region, made, group };
    });
    found = [];
    const controls: Control[] = [];
    const taken = new Set<string>();
    for (const { element, region, made, group: named } of told) {
      const name = nameOf(element);
      const group = named === undefined ? undefined : groups.get(named);
      // A provider's own card counts as that provider; a game card that names its provider is one of many.
      const isVendor = element.closest("article")
        ? masked.includes(name.replace(/^(?:Play|Open) /, ""))
        : masked.some((vendor) => name.includes(vendor));
      // In a short list each item counts by itself; cards count as alike, however many a filter has left.
      const isMany =
        group && (group.length > 3 || element.closest("article") !== null);
      const place = isMany
        ? placeIn(group.indexOf(element), group.length)
        : name;
      const called = isVendor ? name : place;
      if (called === undefined) continue;
      // A provider is in both the menus and the footer; a separate test checks that each of them opens it.
      const isShellVendor = isVendor && region === "shell";
      const key = isShellVendor
        ? `${region}|vendor|${name.replace(/^(?:Play|Open) /, "")}`
        : `${region}|${made}|${called}`;
      if (taken.has(key)) continue;
      taken.add(key);
      const met = metAt(element) ?? element;
      found.push(met);
      const role = element.getAttribute("role") ?? element.localName;
      const page = pages[location.pathname];
      const where =
        page !== undefined && region.startsWith(page)
          ? `${location.pathname}, ${region}`
          : region;
      controls.push({
        key,
        told: `${where}: ${role} “${name}”${called === name ? "" : ` (${called})`}`,
        byKeys: isOutside(met),
        select: element.matches("select"),
        typed: element.matches(
          "textarea,input:not([type=checkbox],[type=radio],[type=button],[type=submit],[type=file])",
        ),
      });
    }
    return controls;
  };

  /** A countdown continues whatever is pressed. */
  const withoutTicks = (text: string): string => {
    let rest = text;
    const again = [...figures].flatMap(([node, { times }]) =>
      times > 1 ? node : [],
    );
    for (const node of [...ticking, ...again])
      if (node.isConnected && node.textContent)
        rest = rest.replace(node.textContent.trim(), "");
    return rest;
  };
  const portrait = (): Portrait => {
    const main = document.querySelector("main") ?? document.body;
    const choices = [
      ...document.querySelectorAll(
        "[aria-current]:not([aria-current=false]),[aria-selected=true],[aria-pressed=true],[aria-expanded=true],:checked",
      ),
    ].map((element) => nameOf(element));
    const open = [...document.querySelectorAll(layers)].map((layer) =>
      layer.textContent.slice(0, 200),
    );
    return {
      address: location.href,
      language: document.documentElement.lang,
      look: JSON.stringify([
        document.title,
        withoutTicks(main.innerText.slice(0, 4000)),
        [...main.querySelectorAll("iframe")].map(({ src }) => src),
        choices,
        open,
        Math.round(scrollY / 10),
      ]),
    };
  };

  const faultsSaid = () => {
    const said = document.body.innerText;
    return sentences.filter((text) => said.includes(text));
  };
  const prepare = () => {
    pressing = false;
    alive = new WeakSet();
  };
  const begin = (index: number) => {
    effects = 0;
    figures = new Map();
    pressed = found[index];
    focusBefore = document.activeElement;
    pressing = true;
    changedAt = performance.now();
    return { portrait: portrait(), faults: faultsSaid() };
  };

  const textOf = (nodes: NodeList) => {
    let text = "";
    for (const node of nodes) {
      if (!(node instanceof Text)) return undefined;
      text += node.data;
    }
    return text;
  };
  const withoutFigures = (text: string) =>
    text.replaceAll(/[\p{N}.,:]+/gu, "#");
  /** Whether only the digits of a text, or of a measure, have changed. */
  const isFigures = (record: MutationRecord): boolean => {
    const { target, type, attributeName, oldValue } = record;
    const [old, now] =
      type === "childList"
        ? [textOf(record.removedNodes), textOf(record.addedNodes)]
        : type === "characterData"
          ? [oldValue, target.nodeValue]
          : [
              oldValue,
              target instanceof Element && attributeName
                ? target.getAttribute(attributeName)
                : null,
            ];
    return (
      typeof old === "string" &&
      typeof now === "string" &&
      /\p{N}/u.test(old) &&
      withoutFigures(old) === withoutFigures(now)
    );
  };
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      const { target, type, attributeName } = record;
      if (type === "attributes" && touched.test(attributeName ?? "")) continue;
      if (isFigures(record)) {
        if (!pressing) ticking.add(target);
        if (ticking.has(target)) continue;
        const { times = 0, at = -turnMs } = figures.get(target) ?? {};
        const now = performance.now();
        // Several changes at the same moment count as one.
        const more = now - at > turnMs ? 1 : 0;
        figures.set(target, { times: times + more, at: now });
        continue;
      }
      if (!pressing) {
        alive.add(target);
        changedAt = performance.now();
        continue;
      }
      if (!alive.has(target)) effect();
    }
  });
  /** A number that changed once and has not changed since. */
  const steady = () =>
    [...figures.values()].some(
      ({ times, at }) => times === 1 && performance.now() - at > steadyMs,
    );
  const observe = () =>
    observer.observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      characterDataOldValue: true,
      attributes: true,
      attributeOldValue: true,
    });
  observe();
  for (const type of ["input", "change", "toggle", "submit"])
    addEventListener(type, effect, true);
  addEventListener("scroll", effect, true);
  addEventListener(
    "focusin",
    ({ target }) => {
      if (!(target instanceof Element) || target === focusBefore) return;
      // A press anywhere moves the focus to the nearest focusable element: at least to the page's main part.
      const own =
        pressed !== undefined &&
        (pressed.contains(target) || target.contains(pressed));
      const typed = target.matches("input,textarea,select");
      if (!own || typed) effect();
    },
    true,
  );

  window.foyerCrawl = {
    sight: (vendors, faults, pagesOfPaths) => {
      sentences = faults;
      pages = pagesOfPaths;
      return {
        layered: [...document.querySelectorAll(layers)].some(visible),
        controls: survey(vendors),
        portrait: portrait(),
        faults: faultsSaid(),
      };
    },
    aim: (index) => {
      const element = found[index];
      if (!element?.isConnected) return undefined;
      element.scrollIntoView({ block: "nearest", inline: "nearest" });
      let { x, y } = middleOf(element);
      if (!isOver(element, x, y)) {
        // Something fixed to an edge of the window may cover it there.
        element.scrollIntoView({ block: "center", inline: "center" });
        ({ x, y } = middleOf(element));
      }
      const top = document.elementFromPoint(x, y);
      return isOver(element, x, y) || element.matches(byPlace)
        ? { x, y }
        : { x, y, cover: `<${top?.localName ?? ""}>` };
    },
    focus: (index) => {
      const element = found[index];
      if (element instanceof HTMLElement) element.focus();
    },
    choose: (index) => {
      const list = found[index];
      if (!(list instanceof HTMLSelectElement)) return;
      const other = [...list.options].find((one) => !one.selected);
      if (!other) return;
      const value = Object.getOwnPropertyDescriptor(
        HTMLSelectElement.prototype,
        "value",
      );
      value?.set?.call(list, other.value);
      for (const type of ["input", "change"])
        list.dispatchEvent(new Event(type, { bubbles: true }));
    },
    prepare,
    begin,
    happens: async (mostMs) => {
      if (await until(() => effects > 0 || steady(), mostMs)) return true;
      return [...figures.values()].some(({ times }) => times === 1);
    },
    rests: async (quietMs, mostMs) => {
      let quiet = 0;
      let seen = changedAt;
      await until(() => {
        quiet = changedAt === seen ? quiet + turnMs : 0;
        seen = changedAt;
        return quiet > quietMs;
      }, mostMs);
    },
  };
}

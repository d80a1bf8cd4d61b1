// The floor without a framework: templates cloned, one listener for all.
import { check, FIELDS, HEART } from "../../lib/items.js";
import "../floor/style.css";

const template = (html) => {
  const t = document.createElement("template");
  t.innerHTML = html;
  return t.content.firstChild;
};
const setMode = (mode) => {
  document.documentElement.dataset.theme = mode;
};
const fieldHtml = ({ name, label, type }) =>
  `<div class="field"><label class="label" for="${name}">${label}</label><input class="input" id="${name}" type="${type}" aria-describedby="${name}e"></div>`;
let root;
const unmount = () => root.replaceChildren();

export const grid = {
  render(container, items, { mode }) {
    setMode(mode);
    root = container;
    const card = template(
      `<article class="card"><img class="card-img" width="160" height="120" alt="" decoding="async"><div class="card-body"><h3 class="card-title"> </h3><button type="button" class="fav" aria-label="Favourite" aria-pressed="false"><svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true"><path d="${HEART}"/></svg></button><button type="button" class="btn">Play</button></div></article>`,
    );
    const badge = template('<span class="badge">HOT</span>');
    const list = document.createElement("div");
    list.className = "bench-grid";
    for (const item of items) {
      const el = card.cloneNode(true),
        img = el.firstChild,
        body = el.lastChild,
        title = body.firstChild;
      img.src = item.image;
      title.firstChild.data = item.name;
      if (item.favourite)
        title.nextSibling.setAttribute("aria-pressed", "true");
      if (item.hot) img.after(badge.cloneNode(true));
      list.append(el);
    }
    list.addEventListener("click", (e) => {
      const b = e.target.closest("[aria-pressed]");
      if (b)
        b.setAttribute(
          "aria-pressed",
          String(b.getAttribute("aria-pressed") !== "true"),
        );
    });
    container.append(list);
  },
  setMode,
  unmount,
};

export const dialog = {
  render(container) {
    root = container;
    this.proto = template(
      `<dialog class="modal" aria-labelledby="dlg"><h2 id="dlg">Register</h2><form>${FIELDS.map(fieldHtml).join("")}</form><button type="button" class="btn">Register</button></dialog>`,
    );
  },
  open() {
    this.el = this.proto.cloneNode(true);
    root.append(this.el);
    this.el.showModal();
  },
  close() {
    this.el.remove();
  },
  unmount,
};

export const field = {
  render(container) {
    root = container;
    const el = template(
        fieldHtml({ name: "username", label: "User name", type: "text" }),
      ),
      input = el.lastChild;
    const error = template(
      '<span class="error" id="usernamee" role="alert"></span>',
    );
    input.addEventListener("input", () => {
      const message = check(input.value);
      input.setAttribute("aria-invalid", String(!!message));
      if (error.textContent !== message) error.textContent = message;
      if (message && !error.isConnected) el.append(error);
      else if (!message) error.remove();
    });
    container.append(el);
  },
  unmount,
};

import type { Glyph } from "./glyph.ts";
import type { Pen } from "./outline.ts";

/** C and G: a ring open on the right. */
function open(p: Pen, s: number, t: number, w: number, foot: number): void {
  const x = w / 2;
  p.m(w, 33).q(w, 0, x, 0).q(0, 0, 0, 50).q(0, 100, x, 100).q(w, 100, w, foot);
  p.l(w - s, foot)
    .q(w - s, 100 - t, x, 100 - t)
    .q(s, 100 - t, s, 50);
  p.q(s, t, x, t)
    .q(w - s, t, w - s, 33)
    .solid();
}

/** A to M. */
export const aToM: Readonly<Record<string, Glyph>> = {
  A: (p, s, t, w) => {
    const W = w + 12;
    const m = W / 2;
    p.diagonal(m - s * 0.55, 0, 0, 100, (s + t) / 2).diagonal(
      m - s * 0.55,
      0,
      W - s * 1.08,
      100,
      s * 1.08,
    );
    p.bar(W * 0.2, W * 0.8, 63, t * 0.85);
    p.wedge(0, (s + t) / 2, 100, -1).wedge(W - s * 1.08, W, 100, -1);
    return W;
  },
  B: (p, _s, t, w) => {
    p.stem(0)
      .bowl(4, 0, w - 4, 50 + t / 2)
      .bowl(4, 50 - t / 2, w, 100);
    return w;
  },
  C: (p, s, t, w) => {
    open(p, s, t, w, 67);
    return w;
  },
  D: (p, _s, _t, w) => {
    p.stem(0).bowl(4, 0, w + 3, 100);
    return w + 3;
  },
  E: (p, _s, t, w) => {
    p.stem(0)
      .bar(4, w - 8, 0)
      .bar(4, w - 15, 50 - t / 2)
      .bar(4, w - 8, 100 - t);
    return w - 8;
  },
  F: (p, _s, t, w) => {
    p.stem(0)
      .bar(4, w - 8, 0)
      .bar(4, w - 15, 50 - t / 3);
    return w - 10;
  },
  G: (p, s, t, w) => {
    open(p, s, t, w, 52);
    p.bar(w * 0.5, w, 50).stem(w - s, 50, 76, "none");
    return w;
  },
  H: (p, s, t, w) => {
    p.stem(0)
      .stem(w - s)
      .bar(4, w - 4, 50 - t / 2);
    return w;
  },
  I: (p, s) => {
    p.stem(0);
    return s;
  },
  J: (p, s, t, w) => {
    const W = w - 8;
    p.stem(W - s, 0, 72, "top")
      .m(W, 70)
      .q(W, 100, W / 2, 100)
      .q(0, 100, 0, 68)
      .l(s, 68);
    p.q(s, 100 - t, W / 2, 100 - t)
      .q(W - s, 100 - t, W - s, 70)
      .solid();
    return W;
  },
  K: (p, s, t, w) => {
    p.stem(0).diagonal(w - (s + t) / 2, 0, s - 4, 58, (s + t) / 2);
    p.diagonal(w * 0.36, 42, w - s * 0.9, 100, s * 1.12).wedge(
      w - s * 0.9,
      w + s * 0.2,
      100,
      -1,
    );
    return w + s * 0.2;
  },
  L: (p, _s, t, w) => {
    p.stem(0).bar(4, w - 10, 100 - t);
    return w - 10;
  },
  M: (p, s, t, w) => {
    const W = w + 22;
    p.stem(0)
      .stem(W - s)
      .diagonal(0, 0, W / 2 - s * 0.5, 78, s)
      .diagonal(W - (s + t) / 2, 0, W / 2 - s * 0.4, 78, (s + t) / 2);
    return W;
  },
};

import type { Glyph } from "./glyph.ts";
import type { Pen } from "./outline.ts";

/** The S-shaped line shared by S, 5 and 2, from the top right end to the bottom left end. */
function spine(p: Pen, s: number, t: number, w: number): void {
  const a = 50 - t * 0.55;
  const b = 50 + t * 0.55;
  const x = w / 2;
  p.m(w, 31)
    .q(w, 0, x, 0)
    .q(0, 0, 0, 27)
    .q(0, b, x, b)
    .q(w - s, b, w - s, 74);
  p.q(w - s, 100 - t, x, 100 - t)
    .q(s, 100 - t, s, 69)
    .l(0, 69)
    .q(0, 100, x, 100);
  p.q(w, 100, w, 73)
    .q(w, a, x, a)
    .q(s, a, s, 27)
    .q(s, t, x, t)
    .q(w - s, t, w - s, 31)
    .solid();
}

/** N to Z. */
export const nToZ: Readonly<Record<string, Glyph>> = {
  N: (p, s, _t, w) => {
    const W = w + 5;
    p.stem(0)
      .stem(W - s)
      .diagonal(0, 0, W - s * 1.05, 100, s * 1.05);
    return W;
  },
  O: (p, _s, _t, w) => {
    p.ring(0, 0, w + 5, 100);
    return w + 5;
  },
  P: (p, _s, _t, w) => {
    p.stem(0).bowl(4, 0, w - 2, 60);
    return w - 2;
  },
  Q: (p, s, _t, w) => {
    p.ring(0, 0, w + 5, 100).diagonal(w * 0.45, 66, w - s * 0.5, 110, s * 0.9);
    return w + 5;
  },
  R: (p, s, _t, w) => {
    p.stem(0)
      .bowl(4, 0, w - 3, 57)
      .diagonal(w * 0.36, 50, w - s, 100, s * 1.1);
    p.wedge(w - s, w + s * 0.1, 100, -1);
    return w + s * 0.1;
  },
  S: (p, s, t, w) => {
    spine(p, s, t, w - 3);
    return w - 3;
  },
  T: (p, s, _t, w) => {
    p.bar(0, w, 0).stem((w - s) / 2, 0, 100, "foot");
    if (p.face.serif > 0)
      p.bar(0, p.face.serif, 0, 22).bar(w - p.face.serif, w, 0, 22);
    return w;
  },
  U: (p, s, t, w) => {
    p.stem(0, 0, 66, "top")
      .stem(w - s, 0, 66, "top")
      .m(0, 60)
      .q(0, 100, w / 2, 100)
      .q(w, 100, w, 60);
    p.l(w - s, 60)
      .q(w - s, 100 - t, w / 2, 100 - t)
      .q(s, 100 - t, s, 60)
      .solid();
    return w;
  },
  V: (p, s, t, w) => {
    const W = w + 8;
    const n = (s + t) / 2;
    p.diagonal(0, 0, W / 2 - s * 0.55, 100, s * 1.08).diagonal(
      W - n,
      0,
      W / 2 - s * 0.5,
      100,
      n,
    );
    p.wedge(0, s * 1.08, 0, 1).wedge(W - n, W, 0, 1);
    return W;
  },
  W: (p, s, t, w) => {
    const W = w + 40;
    const n = (s + t) / 2;
    const a = W * 0.27;
    const b = W * 0.73;
    p.diagonal(0, 0, a - s * 0.5, 100, s).diagonal(
      W / 2 - n / 2,
      8,
      a - s * 0.5,
      100,
      n,
    );
    p.diagonal(W / 2 - s / 2, 8, b - s * 0.5, 100, s).diagonal(
      W - n,
      0,
      b - s * 0.5,
      100,
      n,
    );
    p.wedge(0, s, 0, 1).wedge(W - n, W, 0, 1);
    return W;
  },
  X: (p, s, t, w) => {
    const W = w + 6;
    const n = (s + t) / 2;
    p.diagonal(0, 0, W - s * 1.1, 100, s * 1.1).diagonal(W - n, 0, 0, 100, n);
    p.wedge(0, s * 1.1, 0, 1)
      .wedge(W - s * 1.1, W, 100, -1)
      .wedge(0, n, 100, -1)
      .wedge(W - n, W, 0, 1);
    return W;
  },
  Y: (p, s, t, w) => {
    const W = w + 6;
    const n = (s + t) / 2;
    p.diagonal(0, 0, W / 2 - s / 2, 58, s).diagonal(
      W - n,
      0,
      W / 2 - s / 2,
      58,
      n,
    );
    p.stem((W - s) / 2, 52, 100, "foot")
      .wedge(0, s, 0, 1)
      .wedge(W - n, W, 0, 1);
    return W;
  },
  Z: (p, s, t, w) => {
    p.bar(0, w - 4, 0)
      .bar(0, w - 4, 100 - t)
      .diagonal(w - 4 - s * 1.15, t * 0.5, 0, 100 - t * 0.5, s * 1.15);
    return w - 4;
  },
};

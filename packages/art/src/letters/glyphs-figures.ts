import type { Glyph } from "./glyph.ts";
import type { Pen } from "./outline.ts";

/** A loop with an arm, as in 6; rotated for 9. */
function loop(p: Pen, s: number, t: number, w: number, turn: boolean): void {
  const x = (v: number) => (turn ? w - v : v);
  const y = (v: number) => (turn ? 100 - v : v);
  p.m(x(w * 0.92), y(28))
    .q(x(w * 0.92), y(0), x(w / 2), y(0))
    .q(x(0), y(0), x(0), y(50));
  p.q(x(0), y(100), x(w / 2), y(100))
    .q(x(w), y(100), x(w), y(70))
    .q(x(w), y(40), x(w / 2), y(40));
  p.l(x(s), y(46)).q(x(s), y(t), x(w / 2), y(t));
  p.q(x(w * 0.92 - s), y(t), x(w * 0.92 - s), y(28)).solid();
  const m = (40 + t + 100 - t) / 2;
  p.m(x(w / 2), y(40 + t)).q(x(w - s), y(40 + t), x(w - s), y(m));
  p.q(x(w - s), y(100 - t), x(w / 2), y(100 - t)).q(
    x(s),
    y(100 - t),
    x(s),
    y(m),
  );
  p.q(x(s), y(40 + t), x(w / 2), y(40 + t)).hole();
}

/** Figures and punctuation. */
export const figures: Readonly<Record<string, Glyph>> = {
  "0": (p, _s, _t, w) => {
    p.ring(0, 0, w - 2, 100);
    return w - 2;
  },
  "1": (p, s) => {
    p.stem(16, 0, 100, "foot")
      .m(16 + s / 2, 0)
      .l(0, 18)
      .l(0, 36)
      .l(18, 26)
      .solid();
    return 16 + s;
  },
  "2": (p, s, t, w) => {
    const W = w - 4;
    p.m(0, 33)
      .q(0, 0, W / 2, 0)
      .q(W, 0, W, 30)
      .q(W, 50, W * 0.66, 62)
      .l(s * 1.1, 100 - t)
      .l(W, 100 - t);
    p.l(W, 100)
      .l(0, 100)
      .l(0, 100 - t * 1.3)
      .l(W * 0.48, 54)
      .q(W - s, 44, W - s, 30);
    p.q(W - s, t, W / 2, t)
      .q(s, t, s, 33)
      .solid();
    return W;
  },
  "3": (p, s, t, w) => {
    const W = w - 4;
    const h = t * 0.5;
    p.m(0, 31)
      .q(0, 0, W / 2, 0)
      .q(W, 0, W, 27)
      .q(W, 46, W * 0.74, 50)
      .q(W, 54, W, 74);
    p.q(W, 100, W / 2, 100)
      .q(0, 100, 0, 69)
      .l(s, 69)
      .q(s, 100 - t, W / 2, 100 - t);
    p.q(W - s, 100 - t, W - s, 74)
      .q(W - s, 50 + h, W / 2, 50 + h)
      .l(W * 0.36, 50 + h);
    p.l(W * 0.36, 50 - h)
      .l(W / 2, 50 - h)
      .q(W - s, 50 - h, W - s, 27)
      .q(W - s, t, W / 2, t);
    p.q(s, t, s, 31).solid();
    return W;
  },
  "4": (p, s, t, w) => {
    p.stem(w * 0.54, 0, 100, "none")
      .bar(0, w, 68)
      .diagonal(w * 0.54, 0, 0, 68, s * 0.8);
    p.bar(0, s * 0.6, 68 - t * 0.2, t);
    return w;
  },
  "5": (p, s, t, w) => {
    const W = w - 4;
    p.stem(0, 0, 56, "none")
      .bar(0, W - 4, 0)
      .m(s - 2, 38)
      .l(W / 2, 38)
      .q(W, 38, W, 69)
      .q(W, 100, W / 2, 100);
    p.q(0, 100, 0, 72)
      .l(s, 72)
      .q(s, 100 - t, W / 2, 100 - t)
      .q(W - s, 100 - t, W - s, 69);
    p.q(W - s, 38 + t, W / 2, 38 + t)
      .l(s - 2, 38 + t)
      .solid();
    return W;
  },
  "6": (p, s, t, w) => {
    loop(p, s, t, w - 3, false);
    return w - 3;
  },
  "7": (p, s, _t, w) => {
    p.bar(0, w - 4, 0).diagonal(w - 4 - s * 1.1, 0, w * 0.18, 100, s * 1.1);
    return w - 4;
  },
  "8": (p, _s, t, w) => {
    p.ring(2, 0, w - 5, 50 + t / 2).ring(0, 50 - t / 2, w - 3, 100);
    return w - 3;
  },
  "9": (p, s, t, w) => {
    loop(p, s, t, w - 3, true);
    return w - 3;
  },
  "'": (p, s) => {
    p.m(0, 0)
      .l(s, 0)
      .l(s * 0.6, 34)
      .l(0, 34)
      .solid();
    return s;
  },
  "-": (p, _s, t) => {
    p.bar(0, 32, 50 - t / 2);
    return 32;
  },
  "&": (p, s, t, w) => {
    p.ring(w * 0.1, 0, w * 0.78, 48)
      .ring(0, 42, w * 0.86, 100)
      .diagonal(w * 0.3, 44, w - s * 0.2, 100, s);
    p.bar(w * 0.7, w + 4, 58, t * 0.8);
    return w + s * 0.8;
  },
  ".": (p, s) => {
    p.bar(0, s, 100 - s, s);
    return s;
  },
  ":": (p, s) => {
    p.bar(0, s, 100 - s, s).bar(0, s, 28, s);
    return s;
  },
  "!": (p, s) => {
    p.bar(0, s, 100 - s * 0.9, s * 0.9)
      .m(0, 0)
      .l(s, 0)
      .l(s * 0.8, 68)
      .l(s * 0.2, 68)
      .solid();
    return s;
  },
};

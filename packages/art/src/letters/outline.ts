/** A point in letter space: cap height is 100, y grows downwards. */
export type Point = readonly [number, number];
/** A straight or cubic piece of a contour; `c` holds the two control points. */
export interface Segment {
  to: Point;
  c?: readonly [Point, Point];
}
/** A closed line; `hole` contours are cut out of the solid ones. */
export interface Contour {
  start: Point;
  segments: Segment[];
}

/** The parameters by which display faces differ. */
export interface Face {
  /** Width of upright strokes, in hundredths of the cap height. */
  stem: number;
  /** Width of level strokes. */
  thin: number;
  /** How square the curves are: 0.55 is a circle, 0.8 nearly a box. */
  square: number;
  /** Corners are cut straight instead of rounded. */
  chamfer: boolean;
  /** Reach of the wedge serifs, 0 for none. */
  serif: number;
  /** Factor of the letter width. */
  width: number;
  /** Slant: how far the top leans to the right, in letter units. */
  slant: number;
}

function area({ start, segments }: Contour): number {
  let sum = 0;
  let [x, y] = start;
  for (const s of segments) {
    sum += x * s.to[1] - s.to[0] * y;
    [x, y] = s.to;
  }
  return sum + (x * start[1] - start[0] * y);
}

function reversed({ start, segments }: Contour): Contour {
  const points = [start, ...segments.map((s) => s.to)];
  const out: Segment[] = [];
  for (let i = segments.length - 1; i >= 0; i--) {
    const c = segments[i]?.c;
    out.push({ to: points[i] ?? start, c: c && [c[1], c[0]] });
  }
  return { start: points[points.length - 1] ?? start, segments: out };
}

/** Draws contours in letter units; every closed contour is wound in the direction that its role needs. */
export class Pen {
  readonly contours: Contour[] = [];
  private current: Contour = { start: [0, 0], segments: [] };
  readonly face: Face;

  constructor(face: Face) {
    this.face = face;
  }

  m(x: number, y: number): this {
    this.current = { start: [x, y], segments: [] };
    return this;
  }

  l(x: number, y: number): this {
    this.current.segments.push({ to: [x, y] });
    return this;
  }

  /** A quarter turn round the given corner. */
  q(cx: number, cy: number, x: number, y: number): this {
    const last =
      this.current.segments[this.current.segments.length - 1]?.to ??
      this.current.start;
    const k = this.face.chamfer ? 0.42 : this.face.square;
    const a: Point = [
      last[0] + (cx - last[0]) * k,
      last[1] + (cy - last[1]) * k,
    ];
    const b: Point = [x + (cx - x) * k, y + (cy - y) * k];
    if (this.face.chamfer)
      return this.l(...a)
        .l(...b)
        .l(x, y);
    this.current.segments.push({ to: [x, y], c: [a, b] });
    return this;
  }

  solid(): this {
    this.contours.push(
      area(this.current) < 0 ? reversed(this.current) : this.current,
    );
    return this;
  }

  hole(): this {
    this.contours.push(
      area(this.current) > 0 ? reversed(this.current) : this.current,
    );
    return this;
  }

  /** A rounded box from edge to edge. */
  box(x0: number, y0: number, x1: number, y1: number): this {
    const xm = (x0 + x1) / 2;
    const ym = (y0 + y1) / 2;
    this.m(xm, y0).q(x1, y0, x1, ym).q(x1, y1, xm, y1);
    return this.q(x0, y1, x0, ym).q(x0, y0, xm, y0);
  }

  /** A ring with the face's stroke widths. */
  ring(x0: number, y0: number, x1: number, y1: number): this {
    const { stem, thin } = this.face;
    this.box(x0, y0, x1, y1).solid();
    return this.box(x0 + stem, y0 + thin, x1 - stem, y1 - thin).hole();
  }

  /** A half ring open towards its stem on the left. */
  bowl(x0: number, y0: number, x1: number, y1: number): this {
    const { stem, thin } = this.face;
    const ym = (y0 + y1) / 2;
    const xm = Math.max(x0, x1 - Math.min((y1 - y0) / 2, (x1 - x0) * 0.9));
    this.m(x0, y0)
      .l(xm, y0)
      .q(x1, y0, x1, ym)
      .q(x1, y1, xm, y1)
      .l(x0, y1)
      .solid();
    const xi = x1 - stem;
    const xn = Math.min(xm, xi - 2);
    this.m(x0, y0 + thin)
      .l(xn, y0 + thin)
      .q(xi, y0 + thin, xi, ym);
    return this.q(xi, y1 - thin, xn, y1 - thin)
      .l(x0, y1 - thin)
      .hole();
  }

  bar(x0: number, x1: number, y: number, thick = this.face.thin): this {
    return this.m(x0, y)
      .l(x1, y)
      .l(x1, y + thick)
      .l(x0, y + thick)
      .solid();
  }

  /** An upright stroke with its serifs. */
  stem(
    x: number,
    y0 = 0,
    y1 = 100,
    feet: "both" | "top" | "foot" | "none" = "both",
  ): this {
    const { stem, serif } = this.face;
    this.m(x, y0)
      .l(x + stem, y0)
      .l(x + stem, y1)
      .l(x, y1)
      .solid();
    if (serif > 0 && (feet === "both" || feet === "top"))
      this.wedge(x, x + stem, y0, 1);
    if (serif > 0 && (feet === "both" || feet === "foot"))
      this.wedge(x, x + stem, y1, -1);
    return this;
  }

  /** A flared end: `into` is 1 when the stroke runs down from here, -1 when it runs up. */
  wedge(x0: number, x1: number, y: number, into: 1 | -1): this {
    const s = this.face.serif;
    if (s === 0) return this;
    this.m(x0 - s, y)
      .l(x1 + s, y)
      .l(x1 + s, y + into * 3);
    return this.l(x1, y + into * (s + 7))
      .l(x0, y + into * (s + 7))
      .l(x0 - s, y + into * 3)
      .solid();
  }

  /** A slanted stroke whose ends are cut level. */
  diagonal(
    x0: number,
    y0: number,
    x1: number,
    y1: number,
    wide = this.face.stem,
  ): this {
    return this.m(x0, y0)
      .l(x0 + wide, y0)
      .l(x1 + wide, y1)
      .l(x1, y1)
      .solid();
  }
}

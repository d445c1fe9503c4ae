/** The house's motif: the fine lines of a parcel map, on screens and on paper. */
type Point = readonly [x: number, y: number]
/** Corners in order: top left, top right, bottom right, bottom left. */
type Quad = readonly [Point, Point, Point, Point]
type Features = {
  /** Lines across all strips, as shares of their length. */
  across?: readonly number[]
  houses?: boolean
  /** Strips with a tint, counted from 0. */
  mark?: readonly number[]
}
/** A block of fields, divided into strips. */
type Block = Features & { quad: Quad; strips: number }
type Sketch = {
  width: number
  height: number
  blocks: readonly Block[]
  path: readonly Point[]
  stream: readonly Point[]
}

/** One drawing as SVG path data, a path for each kind of line. */
export type ParcelMap = {
  width: number
  height: number
  blocks: string
  lines: string
  houses: string
  marked: string
  path: string
  stream: string
  stones: string
}

/** `0 0 10 5`: pairs of numbers. */
function points(text: string): Point[] {
  const numbers = text.match(/-?\d+/g)?.map(Number) ?? []
  return numbers.flatMap((x, at): Point[] => (at % 2 === 0 ? [[x, numbers[at + 1] ?? 0]] : []))
}

function block(corners: string, strips: number, features: Features = {}): Block {
  const [tl = [0, 0], tr = [0, 0], br = [0, 0], bl = [0, 0]] = points(corners)
  return { quad: [tl, tr, br, bl], strips, ...features }
}

const round = (value: number) => Math.round(value * 10) / 10
const between = ([ax, ay]: Point, [bx, by]: Point, t: number): Point => [
  ax + (bx - ax) * t,
  ay + (by - ay) * t,
]
const line = (way: readonly Point[]) => `M${way.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`
const ring = (way: readonly Point[]) => `${line(way)}Z`

/** A point in the quad, u along its top and bottom, v from top to bottom. */
const at = ([tl, tr, br, bl]: Quad, u: number, v: number): Point =>
  between(between(tl, tr, u), between(bl, br, u), v)

/** Fields are never equally wide: the same unevenness each time. */
const uneven = (index: number, count: number) => (index + 0.32 * Math.sin(index * 2.4 + count)) / count
const edge = (index: number, count: number) => (index === 0 ? 0 : index === count ? 1 : uneven(index, count))

const circle = ([x, y]: Point, r: number) =>
  `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

/** A smooth line through the points (Catmull-Rom as Bézier curves). */
function curve(way: readonly Point[]): string {
  const get = (index: number) => way[Math.min(way.length - 1, Math.max(0, index))] ?? ([0, 0] as const)
  const parts = way.slice(0, -1).map((_, index) => {
    const [p0, p1, p2, p3] = [get(index - 1), get(index), get(index + 1), get(index + 2)]
    const c1: Point = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6]
    const c2: Point = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6]
    return `C${[c1, c2, p2].map(([x, y]) => `${round(x)} ${round(y)}`).join(' ')}`
  })
  const [x, y] = get(0)
  return `M${round(x)} ${round(y)}${parts.join('')}`
}

function stripLines({ quad, strips, across = [] }: Block): string {
  const long = Array.from({ length: strips - 1 }, (_, index) => {
    const u = uneven(index + 1, strips)
    return line([at(quad, u, 0), at(quad, u, 1)])
  })
  return [...long, ...across.map((v) => line([at(quad, 0, v), at(quad, 1, v)]))].join('')
}

const patch = (quad: Quad, left: number, right: number, top: number, bottom: number): string =>
  ring([at(quad, left, top), at(quad, right, top), at(quad, right, bottom), at(quad, left, bottom)])

function stripHouses({ quad, strips, houses }: Block): string {
  if (!houses) return ''
  return Array.from({ length: strips }, (_, index) => {
    const left = edge(index, strips)
    const room = edge(index + 1, strips) - left
    const deep = 0.2 + 0.06 * Math.sin(index * 1.7)
    return patch(quad, left + room * 0.24, left + room * 0.74, 0.1, 0.1 + deep)
  }).join('')
}

const stripMarks = ({ quad, strips, mark = [] }: Block): string =>
  mark.map((index) => patch(quad, edge(index, strips), edge(index + 1, strips), 0, 1)).join('')

function draw({ width, height, blocks, path, stream }: Sketch): ParcelMap {
  const join = (part: (one: Block) => string) => blocks.map(part).join('')
  return {
    width,
    height,
    blocks: join(({ quad }) => ring(quad)),
    lines: join(stripLines),
    houses: join(stripHouses),
    marked: join(stripMarks),
    path: curve(path),
    stream: curve(stream),
    stones: join(({ quad }) => quad.map((corner) => circle(corner, 2.5)).join('')),
  }
}

export const small = draw({
  width: 160,
  height: 100,
  blocks: [
    block('8 14 70 6 76 44 12 50', 4, { mark: [2] }),
    block('82 6 150 12 152 46 86 44', 3, { houses: true }),
    block('14 60 66 55 60 92 18 94', 3, { across: [0.55] }),
    block('92 56 150 58 146 92 84 90', 4),
  ],
  path: points('2 56 40 53 80 49 120 51 158 52'),
  stream: points('78 98 76 84 80 70 77 58 81 44 78 26 78 2'),
})

export const ground = draw({
  width: 1440,
  height: 900,
  blocks: [
    block('-40 -30 250 -30 262 150 -40 196', 7),
    block('-40 222 264 174 280 372 -40 400', 5, { across: [0.6] }),
    block('-40 430 282 402 300 640 -40 690', 9, { mark: [3, 4] }),
    block('-40 716 302 666 330 930 -40 930', 6),
    block('276 -30 560 -30 540 120 288 146', 8, { houses: true }),
    block('290 170 536 146 500 330 306 368', 4),
    block('308 398 494 360 470 560 326 634', 3, { across: [0.45], mark: [1] }),
    block('328 662 466 588 566 930 360 930', 4),
    block('640 -30 930 -30 916 118 622 124', 6),
    block('618 150 914 144 900 300 588 326', 9, { houses: true, mark: [5] }),
    block('582 356 896 330 884 520 560 552', 5, { across: [0.5] }),
    block('558 582 882 550 870 742 606 772', 7),
    block('612 800 868 770 860 930 650 930', 4),
    block('958 -30 1220 -30 1204 134 944 118', 4, { across: [0.5] }),
    block('942 146 1200 162 1186 330 928 304', 6, { houses: true }),
    block('924 334 1182 360 1166 560 912 524', 8, { mark: [2] }),
    block('910 554 1164 590 1150 790 898 744', 4, { across: [0.35] }),
    block('896 774 1148 818 1140 930 888 930', 5),
    block('1248 -30 1480 -30 1480 150 1232 136', 5),
    block('1228 166 1480 180 1480 362 1216 336', 3, { across: [0.4, 0.7] }),
    block('1213 366 1480 392 1480 620 1194 590', 7, { houses: true }),
    block('1192 622 1480 652 1480 930 1168 930', 6, { mark: [1, 2] }),
  ],
  path: points('-20 415 150 398 294 386 500 344 600 338 900 315 1040 330 1200 348 1480 377'),
  stream: points('600 -20 592 70 580 140 548 240 530 340 514 450 508 560 540 660 580 780 610 920'),
})

/** A strip for the head of a sheet of paper. */
export const strip = draw({
  width: 240,
  height: 64,
  blocks: [
    block('4 8 56 4 60 26 6 30', 5, { mark: [3] }),
    block('64 4 122 2 124 24 66 26', 4, { houses: true }),
    block('140 3 188 6 186 26 138 24', 4),
    block('194 6 238 4 238 28 192 27', 3, { across: [0.5] }),
    block('6 38 58 34 56 60 8 62', 4),
    block('64 34 124 32 122 60 62 60', 6, { mark: [1] }),
    block('138 32 186 34 184 60 136 60', 3, { across: [0.45] }),
    block('192 35 238 36 238 60 190 60', 5, { houses: true }),
  ],
  path: points('0 34 60 30 128 28 190 31 240 32'),
  stream: points('133 0 130 14 131 28 128 42 130 52 129 64'),
})

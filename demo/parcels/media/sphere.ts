import { bush, chance, type Dot, figure, line, range, shades, sky } from './scenery.ts'

/** Metres east and north of who stands there. */
type Step = readonly [east: number, north: number]

export type SphereScene = {
  /** Pixels; a sphere is half as high. */
  width: number
  seed: number
  meadow: readonly [near: string, far: string]
  /** What lies on the ground, in the order in which it is drawn. */
  areas: readonly { corners: readonly Step[]; colour: string }[]
  lines: readonly { along: readonly Step[]; colour: string; metres: number }[]
  trees: readonly { at: Step; metres: number }[]
}

/** How high the camera stands, in metres. */
const eye = 2.6

/** Yaw from north over east and pitch, in radians, as viewers of spheres count them. */
export const directionOf = ([east, north]: Step): { yaw: number; pitch: number } => ({
  yaw: Math.atan2(east, north),
  pitch: -Math.atan2(eye, Math.hypot(east, north)),
})

const between = (from: Step, to: Step, parts: number): Step[] =>
  range(parts).map((at) => [
    from[0] + ((to[0] - from[0]) * at) / parts,
    from[1] + ((to[1] - from[1]) * at) / parts,
  ])

/** Straight on the ground is bent on a sphere: drawn in many small steps. */
const along = (steps: readonly Step[], isClosed: boolean): Step[] => {
  const ends = isClosed ? [...steps, ...steps.slice(0, 1)] : steps
  return ends.flatMap((step, at) => {
    const next = ends[at + 1]
    return next ? between(step, next, 40) : [step]
  })
}

/** A sphere all around somebody, as the flat picture that cameras make of it. */
export function sphere({ width, seed, meadow, areas, lines, trees }: SphereScene): string {
  const height = width / 2
  const horizon = height / 2
  const perRadian = width / (2 * Math.PI)
  /** Without the jump where the picture ends: each dot lies within half a turn of the one before. */
  const dots = (steps: readonly Step[]): Dot[] => {
    let before: number | null = null
    return steps.map((step) => {
      const { yaw, pitch } = directionOf(step)
      let turned = yaw
      if (before !== null) turned += Math.round((before - yaw) / (2 * Math.PI)) * 2 * Math.PI
      before = turned
      return [horizon * 2 + turned * perRadian, horizon - pitch * perRadian]
    })
  }
  /** What goes over an end of the picture goes on at the other. */
  const around = (content: string): string =>
    [-width, 0, width].map((by) => `<g transform="translate(${by} 0)">${content}</g>`).join('')
  const far = range(220).map((at) => {
    const x = (width * (at + chance(seed + at))) / 220
    return bush([x, horizon + width / 420], (width / 190) * (0.6 + chance(seed + at * 2)), at * 7, shades.far)
  })
  const content = [
    around(sky(width, horizon + 4, seed)),
    far.join(''),
    `<defs><linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${meadow[1]}"/><stop offset="0.3" stop-color="${meadow[0]}"/></linearGradient></defs><rect y="${horizon}" width="${width}" height="${horizon}" fill="url(#ground)"/>`,
    ...areas.map(({ corners, colour }) => around(figure(dots(along(corners, true)), colour))),
    ...lines.map(({ along: steps, colour, metres }) =>
      around(
        strip(steps, metres)
          .map((piece) => figure(dots(piece), colour))
          .join(''),
      ),
    ),
    ...trees.map(({ at, metres }, index) => {
      const [[x, y] = [0, 0]] = dots([at])
      const size = (metres / Math.hypot(...at)) * perRadian
      const stem = line(
        [
          [x, y],
          [x, y - size * 0.5],
        ],
        '#5d5147',
        size * 0.05,
      )
      return around(stem + bush([x, y - size * 0.36], size * 0.62, seed + index * 31, shades.leaves))
    }),
    compass(width, horizon),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content.join('')}</svg>`
}

/** A way of some width, piece by piece. */
function strip(steps: readonly Step[], metres: number): Step[][] {
  const fine = along(steps, false)
  return fine.slice(1).map((to, at) => {
    const from = fine[at] ?? to
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
    const [across, up] = [
      ((to[1] - from[1]) / length) * (metres / 2),
      (-(to[0] - from[0]) / length) * (metres / 2),
    ]
    const ends: Step[] = [
      [from[0] + across, from[1] + up],
      [to[0] + across, to[1] + up],
      [to[0] - across, to[1] - up],
      [from[0] - across, from[1] - up],
    ]
    return ends
  })
}

/** The letters of the four winds as strokes, because not every machine has letters to draw with. */
const letters: Record<string, readonly Dot[]> = {
  N: [
    [0, 10],
    [0, 0],
    [7, 10],
    [7, 0],
  ],
  O: [
    [2, 0],
    [5, 0],
    [7, 3],
    [7, 7],
    [5, 10],
    [2, 10],
    [0, 7],
    [0, 3],
    [2, 0],
  ],
  S: [
    [7, 1.5],
    [5, 0],
    [2, 0],
    [0, 2],
    [1, 4.5],
    [6, 5.5],
    [7, 8],
    [5, 10],
    [2, 10],
    [0, 8.5],
  ],
  W: [
    [-1, 0],
    [1, 10],
    [3.5, 3],
    [6, 10],
    [8, 0],
  ],
}

function compass(width: number, horizon: number): string {
  const unit = width / 1200
  return Object.entries(letters)
    .flatMap(([letter, strokes]) => {
      const places = { N: [0.5], O: [0.75], S: [0, 1], W: [0.25] }[letter] ?? []
      return places.map((part) => {
        const [x, y] = [part * width, horizon - width / 16]
        const dots = strokes.map(([right, down]): Dot => [x + (right - 3.5) * unit, y + down * unit])
        const stem = line(
          [
            [x, y + 13 * unit],
            [x, y + 22 * unit],
          ],
          '#3c4a63',
          unit,
          0.7,
        )
        return line(dots, '#3c4a63', unit * 1.2, 0.85) + stem
      })
    })
    .join('')
}

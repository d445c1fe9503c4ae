import { bush, chance, type Dot, figure, grass, line, range, shades, sky, tree } from './scenery.ts'

const [width, height, horizon] = [1600, 1067, 470]

const picture = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="854" viewBox="0 0 ${width} ${height}">${content}</svg>`

/** What stands far away along the horizon. */
const woods = (seed: number, from = 0, to = width): string =>
  range(70)
    .map((at) => {
      const x = from + ((to - from) * (at + chance(seed + at))) / 70
      return bush([x, horizon + 8], 26 + 34 * chance(seed + at * 2), seed + at * 7, shades.far)
    })
    .join('')

const ground = (near: string, far: string): string =>
  `<defs><linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${far}"/><stop offset="1" stop-color="${near}"/></linearGradient></defs><rect y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#ground)"/>`

const scene = (seed: number, near: string, far: string, ...content: readonly string[]): string =>
  picture([sky(width, horizon + 4, seed), woods(seed), ground(near, far), ...content].join(''))

/** A field in rows that meet at the horizon. */
const field = (): string =>
  scene(
    3,
    '#b9a05f',
    '#d9cb95',
    ...range(46).map((at) => {
      const foot = (at - 23) * 150 + 760
      const rows: Dot[] = [
        [760, horizon],
        [foot - 30, height],
        [foot + 30, height],
      ]
      return figure(rows, at % 2 === 0 ? '#a58b4c' : '#c9b377', 0.55)
    }),
    grass([0, 860], [width, height], 420, 41, '#8f7c42'),
  )

/** A lane between verges, with trees on one side. */
const lane = (): string =>
  scene(
    17,
    '#7f9a5f',
    '#b4c291',
    figure(
      [
        [820, horizon],
        [260, height],
        [1180, height],
        [846, horizon],
      ],
      '#cdbfa3',
    ),
    figure(
      [
        [832, horizon + 30],
        [640, height],
        [790, height],
        [836, horizon + 30],
      ],
      '#a9ac77',
      0.8,
    ),
    ...range(7).map((at) => {
      const near = (at / 6) ** 2
      return tree([880 + near * 560, horizon + 14 + near * 330], 90 + near * 520, 60 + at * 13, shades.leaves)
    }),
    grass([0, 640], [420, height], 320, 5, '#5f7a45'),
    grass([1120, 760], [width, height], 240, 90, '#5f7a45'),
  )

/** A ditch with still water through meadows. */
const ditch = (): string =>
  scene(
    29,
    '#7d9a63',
    '#b9c79b',
    figure(
      [
        [1010, horizon],
        [500, height],
        [1130, height],
        [1034, horizon],
      ],
      '#6c8752',
    ),
    figure(
      [
        [1016, horizon],
        [610, height],
        [1010, height],
        [1028, horizon],
      ],
      '#a9c1c9',
    ),
    ...range(16).map((at) => {
      const near = chance(at + 3) ** 1.4
      const y = horizon + 24 + near * 560
      const middle = 1022 - near * 212
      return line(
        [
          [middle - near * 130, y],
          [middle + near * 110, y],
        ],
        '#e3edee',
        1 + near * 4,
        0.6,
      )
    }),
    grass([380, 560], [700, height], 420, 7, '#56703f'),
    grass([1010, 560], [1330, height], 420, 8, '#56703f'),
  )

/** A hedge along a meadow. */
const hedge = (): string =>
  scene(
    43,
    '#86a564',
    '#c2cf9f',
    ...range(60).map((at) => {
      const near = at / 59
      return bush(
        [1640 - near * 1750, horizon + 40 + near * near * 250],
        60 + near * near * 300,
        at * 19 + 2,
        shades.hedge,
      )
    }),
    grass([0, 760], [width, height], 600, 77, '#64834a'),
  )

/** The dike, seen from the land. */
const dike = (): string =>
  scene(
    61,
    '#84a363',
    '#a9bd86',
    figure(
      [
        [0, 330],
        [1600, 415],
        [1600, 620],
        [0, 760],
      ],
      '#8fae6c',
    ),
    figure(
      [
        [0, 330],
        [1600, 415],
        [1600, 432],
        [0, 372],
      ],
      '#a7c184',
    ),
    ...range(14).map((at) => {
      const [x, y] = [120 + chance(at + 2) * 1300, 450 + chance(at + 8) * 150]
      const size = 9 + (y - 430) * 0.05
      return `<ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size * 0.62}" fill="#f1ede2"/><circle cx="${x + size}" cy="${y - size * 0.3}" r="${size * 0.3}" fill="#4d4a45"/>`
    }),
    line(
      [
        [0, 800],
        [700, 730],
        [1600, 660],
      ],
      '#cfc3a8',
      26,
    ),
    grass([0, 830], [width, height], 560, 31, '#5e7d45'),
  )

/** What the pictures of the demo show; drawn by ourselves, so that they are nobody else's. */
export const landscapes = { field, lane, ditch, hedge, dike }
export type Landscape = keyof typeof landscapes

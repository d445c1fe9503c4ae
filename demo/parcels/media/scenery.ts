/** A number between 0 and 1 for each number, always the same: what is drawn is drawn alike at every start. */
export const chance = (seed: number): number => {
  const wild = Math.sin(seed * 127.1 + 11.7) * 43_758.5453
  return wild - Math.floor(wild)
}

export const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at)

export type Dot = readonly [x: number, y: number]

const exact = (length: number) => Math.round(length * 10) / 10

/** A closed figure of these dots. */
export const figure = (dots: readonly Dot[], colour: string, opacity = 1): string =>
  `<path d="M${dots.map(([x, y]) => `${exact(x)} ${exact(y)}`).join('L')}Z" fill="${colour}" fill-opacity="${opacity}"/>`

export const line = (dots: readonly Dot[], colour: string, width: number, opacity = 1): string =>
  `<path d="M${dots.map(([x, y]) => `${exact(x)} ${exact(y)}`).join('L')}" fill="none" stroke="${colour}" stroke-width="${exact(width)}" stroke-linecap="round" stroke-linejoin="round" stroke-opacity="${opacity}"/>`

/** Leaves seen from afar: a heap of rounds around a place. */
export const bush = ([x, y]: Dot, size: number, seed: number, colours: readonly string[]): string =>
  range(9)
    .map((at) => {
      const [turn, far] = [chance(seed + at) * 2 * Math.PI, chance(seed + at + 0.5) * size * 0.55]
      const colour = colours[at % colours.length]
      return `<circle cx="${exact(x + Math.cos(turn) * far)}" cy="${exact(y - size * 0.5 + Math.sin(turn) * far * 0.7)}" r="${exact(size * (0.32 + 0.16 * chance(seed + at * 3)))}" fill="${colour}"/>`
    })
    .join('')

export const tree = ([x, y]: Dot, height: number, seed: number, colours: readonly string[]): string =>
  line(
    [
      [x, y],
      [x, y - height * 0.5],
    ],
    '#5d5147',
    height * 0.055,
  ) + bush([x, y - height * 0.38], height * 0.62, seed, colours)

/** Blades along a stretch of ground. */
export const grass = (
  [left, top]: Dot,
  [right, bottom]: Dot,
  count: number,
  seed: number,
  colour: string,
): string =>
  range(count)
    .map((at) => {
      const depth = chance(seed + at * 2) ** 0.6
      const [x, y] = [left + chance(seed + at) * (right - left), top + depth * (bottom - top)]
      const height = 4 + depth * 22
      return line(
        [
          [x, y],
          [x + (chance(seed + at * 5) - 0.5) * height * 0.7, y - height],
        ],
        colour,
        0.8 + depth * 1.6,
        0.5,
      )
    })
    .join('')

export const shades = {
  leaves: ['#6f8a5b', '#7c9766', '#5f7a50', '#87a172'],
  far: ['#8ea595', '#9bb0a0', '#84998c'],
  hedge: ['#54704a', '#5f7d52', '#6b8a5c', '#4a6442'],
}

/** A sky with a few clouds, down to the horizon. */
export function sky(width: number, horizon: number, seed: number): string {
  const clouds = range(7)
    .map((at) => {
      const [x, y] = [chance(seed + at) * width, horizon * (0.15 + 0.55 * chance(seed + at + 9))]
      const size = width * (0.05 + 0.06 * chance(seed + at + 4))
      return range(6)
        .map(
          (part) =>
            `<ellipse cx="${exact(x + (part - 2.5) * size * 0.36)}" cy="${exact(y - chance(seed + at + part) * size * 0.13)}" rx="${exact(size * 0.36)}" ry="${exact(size * 0.12)}" fill="#ffffff" fill-opacity="0.32"/>`,
        )
        .join('')
    })
    .join('')
  return `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#9dbdd6"/><stop offset="0.75" stop-color="#d8e5ea"/><stop offset="1" stop-color="#efefe4"/></linearGradient></defs><rect width="${width}" height="${exact(horizon)}" fill="url(#sky)"/>${clouds}`
}

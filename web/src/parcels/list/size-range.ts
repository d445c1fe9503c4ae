/** Square metres; an end that is left open has none. */
export type Range = { minSize?: number | undefined; maxSize?: number | undefined }

type Slider = { max: number; step: number; value: [number, number] }

/** A slider over all sizes in about a hundred round steps; null where there is nothing to choose from. */
export function sliderOf({ minSize = 0, maxSize = Infinity }: Range, largest: number | null): Slider | null {
  if (!largest) return null
  const step = Math.max(1, 10 ** Math.floor(Math.log10(largest / 20)))
  const max = Math.ceil(largest / step) * step
  const within = (size: number) => Math.min(max, Math.max(0, size))
  const from = within(minSize)
  return { max, step, value: [from, Math.max(from, within(maxSize))] }
}

/** The ends of the slider ask for nothing. */
export const ownRange = ([from, to]: readonly [number, number], max: number): Range => ({
  minSize: from > 0 ? from : undefined,
  maxSize: to < max ? to : undefined,
})

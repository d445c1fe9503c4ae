/** How much of what lies behind a polygon is covered, in per cent. */
export const opacities = ['0', '10', '20', '30', '40', '50', '60', '70', '80', '90', '100'] as const
export type Opacity = (typeof opacities)[number]

/** `#rrggbb` and what is put behind it; what is written otherwise is shown as black until somebody chooses. */
export function colourParts(colour: string): { colour: string; opacity: Opacity } {
  const [, plain, cover] = /^(#[0-9a-f]{6})([0-9a-f]{2})?$/i.exec(colour) ?? []
  const tenths = cover === undefined ? 10 : Math.round((Number.parseInt(cover, 16) / 255) * 10)
  return { colour: plain?.toLowerCase() ?? '#000000', opacity: opacities[tenths] ?? '100' }
}

export const joinedColour = (colour: string, opacity: Opacity): string =>
  `${colour}${Math.round((Number(opacity) / 100) * 255)
    .toString(16)
    .padStart(2, '0')}`

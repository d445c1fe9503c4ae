import { z } from 'zod'

/** Where addresses are looked up. */
export type GeocoderSettings = { url: string }

const isSearchUrl = (text: string): boolean => {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.hash
}

/** The variable about the address search; without it positions are set by click. */
export const geocoderVariables = {
  GEOCODER_URL: z
    .string()
    .trim()
    .refine(
      (text) => text === 'none' || isSearchUrl(text),
      'must be "none" or look like https://nominatim.example.de/search',
    )
    .optional(),
}
type Variables = z.output<z.ZodObject<typeof geocoderVariables>>

/** One variable that looks right is right. */
export const geocoderFaults = (_env: Variables): [] => []

export const geocoderSettings = ({ GEOCODER_URL: url }: Variables): GeocoderSettings | null =>
  url === undefined || url === 'none' ? null : { url }

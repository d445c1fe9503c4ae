/** The address that a text is as a whole, where it can be followed; of what else may stand behind a colon none. */
export function webAddressOf(text: string): string | null {
  const written = text.trim()
  if (!/^(https?|ftp|file):\/\/\S+$/i.test(written)) return null
  return URL.canParse(written) ? new URL(written).href : null
}

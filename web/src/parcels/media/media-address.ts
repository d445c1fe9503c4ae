const parameter = 'bild'

/** The picture that the address says is open. */
export const openIn = (search: string): string | null => new URLSearchParams(search).get(parameter) || null

/** The search of the address with this picture open, or none; the rest of it stays. */
export function addressWith(search: string, id: string | null): string {
  const parameters = new URLSearchParams(search)
  if (id === null) parameters.delete(parameter)
  else parameters.set(parameter, id)
  return parameters.size > 0 ? `?${parameters}` : ''
}

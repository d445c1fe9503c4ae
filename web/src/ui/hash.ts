/** A part of an address as it is meant; what anybody may have typed wrongly stays as it stands. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

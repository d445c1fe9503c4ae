let isKnown = false

/** Whether this browser can draw the map at all; asked again only while the answer was no. */
export function hasWebGl2(): boolean {
  if (isKnown) return true
  const context = document.createElement('canvas').getContext('webgl2')
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  isKnown = context !== null
  return isKnown
}

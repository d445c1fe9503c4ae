/** The server names itself as the world knows it; this browser may have come by another name. */
export function onThisServer(link: string): string {
  const { pathname, search } = new URL(link, window.location.href)
  return `${window.location.origin}${pathname}${search}`
}

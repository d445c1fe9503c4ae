export const tendersPath = '/projekte'
export const newPath = '/projekte/anlage'
export const tenderPath = (id: number): string => `/projekte/${id}`
export const editPath = (id: number): string => `/projekte/bearbeiten/${id}`

/** The number in an address; null for what cannot be one. */
export const tenderIdIn = (text: string | undefined): number | null =>
  /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : null

/** The tender form builds its sections after the page has opened. */
export const scrollDelay = (pathname: string): number =>
  /^\/projekte\/anlage(\/|$)/.test(pathname) ? 500 : 0

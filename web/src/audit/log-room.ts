type Room = {
  /** The chosen entry stands beside the list. */
  isSplit: boolean
  /** There is room for the chosen entry beside the list. */
  isWide: boolean
  /** The menu of a tender stands beside it, too. */
  isInTender: boolean
}

/** From which width the chosen entry has room beside the list. */
export const splitFrom = (isInTender: boolean): number => (isInTender ? 1400 : 1200)

/** The columns there is no room for without breaking words; the chosen entry says the same in full. */
export function leftOut({ isSplit, isWide, isInTender }: Room): readonly string[] {
  if (isSplit && isInTender) return ['id', 'about']
  return isSplit || !isWide ? ['id'] : []
}

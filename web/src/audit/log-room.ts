type Room = {
  /** The chosen entry stands beside the list. */
  isSplit: boolean
  /** The menu of a tender stands beside it, too. */
  isInTender: boolean
}

/** From which width the chosen entry has room beside the list. */
export const splitFrom = (isInTender: boolean): number => (isInTender ? 1400 : 1200)

/** The columns there is no room for without breaking words; the chosen entry says the same in full. */
export const leftOut = ({ isSplit, isInTender }: Room): readonly string[] =>
  isSplit && isInTender ? ['about'] : []

import type { Lot } from '@allmende/domain/tenders/tenders.contract.ts'

type Named = Pick<Lot, 'identifier' | 'name'>

/** `LOT-0001 Nordufer`; a lot without a name has at least its number. */
export const lotName = ({ identifier, name }: Named): string => [identifier, name].filter(Boolean).join(' ')

/** How lots are named in a sentence. */
export const lotNames = (lots: readonly Named[]): string =>
  lots.map((lot) => lot.identifier ?? lot.name).join(', ')

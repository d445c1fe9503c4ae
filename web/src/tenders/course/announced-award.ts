import type { TeamLot } from '@allmende/domain/tenders/tenders.contract.ts'
import type { Bilingual, Values } from '@allmende/domain/texts.ts'
import { sayDay } from '@allmende/domain/times.ts'

const texts = {
  announced: { de: 'Zuschlag angekündigt am {sent}', en: 'Award announced on {sent}' },
  announcedTo: { de: 'Zuschlag an {name} angekündigt am {sent}', en: 'Award to {name} announced on {sent}' },
  possible: { de: ', möglich ab {from}', en: ', possible from {from}' },
} satisfies Record<string, Bilingual>

/** Whom the team has announced the award of a lot to, and from when it may be made; null without one, and once it is made. */
export function announcedAward({
  award,
  outcome,
  offersByRound,
}: Pick<TeamLot, 'award' | 'outcome' | 'offersByRound'>): { text: Bilingual; values: Values } | null {
  if (award === null || outcome !== null) return null
  const { offerId, sentAt, awardableFrom } = award
  const name = offersByRound
    .flatMap(({ offers }) => offers)
    .find((one) => one.offerId === offerId)?.organizationName
  const text = name === undefined ? texts.announced : texts.announcedTo
  const end = awardableFrom === null ? { de: '', en: '' } : texts.possible
  return {
    text: { de: text.de + end.de, en: text.en + end.en },
    values: {
      sent: sayDay(sentAt),
      ...(name !== undefined && { name }),
      ...(awardableFrom !== null && { from: sayDay(awardableFrom) }),
    },
  }
}

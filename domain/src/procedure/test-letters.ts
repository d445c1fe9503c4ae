import { startOfDay } from '../times.ts'
import { awaitsAnswer } from './participants.ts'
import type { Done, Happening, LotCourse, LotOfferCourse, ProcedureState } from './state.ts'

const sameKey = (one: LotOfferCourse, other: { offerId: number; lotId: number; attempt: number }) =>
  one.offerId === other.offerId && one.lotId === other.lotId && one.attempt === other.attempt

/** The day a letter has to name: ten days after it was written; where it was recorded otherwise, after that day. */
function dueDay({ finalAnswer }: LotOfferCourse): number | undefined {
  if (!finalAnswer || finalAnswer.awardableFrom === null) return undefined
  const { at, dispatch } = finalAnswer
  const isPaper = dispatch?.how === 'POST' || dispatch?.how === 'MESSENGER'
  return startOfDay(dispatch?.at ?? at, isPaper ? 16 : 11).getTime()
}

/** Letters of announced awards that name a wrong day, and lots that would not wait for one. */
export function wrongLetters({ id, award, outcome }: LotCourse, parts: readonly LotOfferCourse[]): string[] {
  const warned = parts.filter(({ finalAnswer }) => (finalAnswer?.awardableFrom ?? null) !== null)
  return warned.flatMap((part) => {
    const named = part.finalAnswer?.awardableFrom ?? null
    const rules: [string, boolean][] = [
      ['warned of nothing', award === null],
      ['told another day than hers', named?.getTime() !== dueDay(part)],
      [
        'not waited for',
        outcome === null && award?.awardableFrom != null && named !== null && award.awardableFrom < named,
      ],
    ]
    return rules.filter(([, isBroken]) => isBroken).map(([rule]) => `${part.offerId} in ${id}: ${rule}`)
  })
}

type Answered = Extract<Happening, { kind: 'answered' }>

/** What is told of an award, of its announcement and of a letter that left otherwise. */
export function wrongTidings(before: ProcedureState, { state, happened }: Done, now: Date): string[] {
  const denials = (lotId: number) =>
    happened.filter(
      (one): one is Answered =>
        one.kind === 'answered' && one.lotId === lotId && one.answer.endsWith('Denied'),
    )
  return happened.flatMap((one) => {
    if (one.kind === 'awardAnnounced') {
      const { lotId, offerId } = one
      const isTold = denials(lotId).every((each) => each.winnerOfferId === offerId && each.awardableFrom)
      const waiting = state.lotOffers.filter((part) => part.lotId === lotId && awaitsAnswer(part))
      return [
        ...(isTold ? [] : ['an announcement without winner or day']),
        ...(waiting.some((part) => part.offerId !== offerId) ? ['an announcement passes somebody over'] : []),
      ]
    }
    if (one.kind === 'lotEnded' && one.outcome === 'AWARDED') {
      const isTold = denials(one.lotId).every((each) =>
        each.winnerOfferId === null
          ? each.winnerOnRequest && !before.tender.isStandard
          : each.winnerOfferId === one.winnerOfferId && !each.winnerOnRequest,
      )
      return isTold ? [] : ['an award whose winner is kept back']
    }
    if (one.kind === 'withdrawn') {
      const answerOf = (procedure: ProcedureState) =>
        procedure.lotOffers.find((part) => sameKey(part, one))?.finalAnswer
      return answerOf(before) === answerOf(state) ? [] : ['withdrawn together with its answer']
    }
    if (one.kind === 'cancelled')
      return one.reason || before.tender.published === null ? [] : ['cancelled without a reason']
    if (one.kind !== 'letterDispatched') return []
    const earlier = before.lotOffers.find((part) => sameKey(part, one))?.finalAnswer
    const lot = before.lots.find(({ id }) => id === one.lotId)
    const isFit =
      earlier?.dispatch === null &&
      one.dispatch.at <= now &&
      startOfDay(one.dispatch.at) >= startOfDay(earlier.at) &&
      earlier.at.getTime() === lot?.award?.announcedAt.getTime()
    return isFit ? [] : ['a letter recorded wrongly']
  })
}

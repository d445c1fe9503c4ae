import type { TeamLot, TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { sayExactDeadline, sayTime } from '@allmende/domain/times.ts'
import { lotName } from '../../tenders/course/lot-names.ts'
import { useStaffNames } from '../../tenders/useStaffNames.ts'
import { Alert } from '../../ui/Alert.tsx'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { deadlineFor, filingsFor, leftBehindBy } from './opening-facts.ts'
import classes from './opening.module.css'
import { filedTexts, nothingFiledTexts, texts } from './opening.texts.ts'
import { begunIn, type Confirmation, type OpeningTarget, roundFor } from './openings.ts'

type OpenedLotsProps = {
  tender: TeamTender
  lots: readonly TeamLot[]
  target: OpeningTarget
  /** In the order of the lots. */
  steps: readonly Confirmation[]
}

/** Lot by lot: what is there, what becomes of it, and whose confirmation this is. */
export function OpenedLots({ tender, lots, target, steps }: OpenedLotsProps) {
  const say = useSay()
  if (lots.length === 0) return null
  return (
    <section className={classes.lots} aria-label={say(texts.what)}>
      <ul data-single={tender.lots.length === 1 || undefined}>
        {lots.map((lot, index) => (
          <LotFacts
            key={lot.id}
            tender={tender}
            lot={lot}
            target={target}
            round={roundFor(tender, lot, target)}
            step={steps[index] ?? 'first'}
          />
        ))}
      </ul>
      <Consequences tender={tender} lots={lots} target={target} />
    </section>
  )
}

type LotFactsProps = {
  tender: TeamTender
  lot: TeamLot
  target: OpeningTarget
  round: number | null
  step: Confirmation
}

function LotFacts({ tender, lot, target, round, step }: LotFactsProps) {
  const say = useSay()
  const { language } = useLanguage()
  const nameOf = useStaffNames(true)
  const n = filingsFor(lot, target, round)
  const begun = begunIn(lot)
  const values = { lot: lotName(lot), ...(round !== null && { round }) }
  const deadline = deadlineFor(tender, lot, target, round)
  const whose =
    begun === null || step === 'first'
      ? say(texts.first)
      : say(texts[step], { name: nameOf(begun.user), time: sayTime(begun.at, language) })
  return (
    <li>
      <strong>{say(round === null ? texts.ofLot : texts.ofLotAndRound, values)}</strong>{' '}
      {deadline && say(texts.deadlineWas, { deadline: sayExactDeadline(deadline, language) })}{' '}
      {n === 0 ? say(nothingFiledTexts[target]) : say(filedTexts[target], { n })} {whose}
    </li>
  )
}

/** What a new round costs those before it. */
function Consequences({ tender, lots, target }: Omit<OpenedLotsProps, 'steps'>) {
  const say = useSay()
  if (target !== 4) return null
  const left = lots.map((lot) => leftBehindBy(lot, roundFor(tender, lot, target)))
  const denied = left.flatMap((one) => one.denied)
  const names = [...new Set(left.flatMap(({ sealedOffers }) => sealedOffers))]
  const hasDeadline = lots.some(({ offerDeadline }) => offerDeadline !== null)
  if (denied.length === 0) return null
  return (
    <Alert tone="warning">
      <p>{say(texts.denied, { n: denied.length, names: [...new Set(denied)].join(', ') })}</p>
      {names.length > 0 && <p>{say(texts.sealedOffers, { n: names.length, names: names.join(', ') })}</p>}
      {hasDeadline && <p>{say(texts.offerDeadlineGone)}</p>}
    </Alert>
  )
}

import type { Bilingual, Values } from '@allmende/domain/texts.ts'
import { lotName } from '../../tenders/course/lot-names.ts'
import { CheckboxField } from '../../ui/form/CheckboxField.tsx'
import { useSay } from '../../ui/language.tsx'
import { useNumbers } from '../../ui/numbers.ts'
import { type Tone, toneIcons } from '../../ui/tones.ts'
import type { LotCheck, RoomCheck } from './checklist.ts'
import classes from './filing.module.css'
import { useUnansweredLots } from './useAwaitedLots.ts'
import { texts } from './filing.texts.ts'

type ChecklistProps = {
  /** Whose unanswered attempts are told. */
  offerId: number | null
  checks: readonly LotCheck[]
  /** Ids of the lots that are ticked; left out where there is nothing to choose. */
  chosen?: readonly number[]
  onChange?: (lotIds: number[]) => void
  hasNames: boolean
}

/** What would be submitted, lot by lot and room by room; where there are several lots, which of them. */
export function Checklist({ offerId, checks, chosen, onChange, hasNames }: ChecklistProps) {
  const say = useSay()
  const unanswered = useUnansweredLots(offerId)
  const isChoice = chosen !== undefined && onChange !== undefined && checks.length > 1
  return (
    <div className={classes.checks} {...(isChoice && { role: 'group', 'aria-label': say(texts.lotsToFile) })}>
      {checks.map((check) => {
        const { id } = check.own.lot
        return (
          <div key={id} className={classes.check} data-chosen={isChoice || undefined}>
            {isChoice ? (
              <CheckboxField
                label={lotName(check.own.lot)}
                hint={say(unanswered.has(id) ? texts.lotUnanswered : filedWords(check))}
                value={chosen.includes(id)}
                disabled={!check.isComplete}
                onChange={(isOn) => onChange(isOn ? [...chosen, id] : chosen.filter((one) => one !== id))}
              />
            ) : (
              hasNames && <strong>{lotName(check.own.lot)}</strong>
            )}
            <ul className={classes.rooms}>
              {check.rooms.map((room) => (
                <RoomLine key={room.room.id} check={room} />
              ))}
            </ul>
          </div>
        )
      })}
    </div>
  )
}

function filedWords({ isFiled, isChanged }: LotCheck): Bilingual {
  if (!isFiled) return texts.notFiled
  return isChanged ? texts.filedChanged : texts.filedAsIs
}

function RoomLine({ check }: { check: RoomCheck }) {
  const say = useSay()
  const { saySize } = useNumbers()
  const facts = factsOf(check, saySize)
  const tone = toneOf(check)
  const Icon = toneIcons[tone]
  return (
    <li className={classes.room} data-tone={tone}>
      <Icon size={20} aria-hidden />
      <span>
        {check.room.name}: {facts.map(({ text, values }) => say(text, values)).join('; ')}
      </span>
    </li>
  )
}

function toneOf({ isMissing, pending, infected, count }: RoomCheck): Tone {
  if (isMissing) return 'danger'
  if (pending.length > 0 || infected.length > 0) return 'warning'
  return count ? 'success' : 'neutral'
}

type Fact = { text: Bilingual; values?: Values }

function factsOf(
  { count, size, isMissing, pending, infected }: RoomCheck,
  saySize: (bytes: number) => string,
) {
  const facts: Fact[] = []
  if (isMissing) facts.push({ text: texts.missing })
  else if (count === undefined) facts.push({ text: texts.loading })
  else if (count === 0) facts.push({ text: texts.noDocument })
  else facts.push({ text: texts.documents, values: { n: count, size: saySize(size) } })
  if (pending.length > 0) facts.push({ text: texts.pending, values: { names: pending.join(', ') } })
  if (infected.length > 0) facts.push({ text: texts.infected, values: { names: infected.join(', ') } })
  return facts
}

import type { RecordPoint, RecordPointKey } from '@allmende/domain/record/record.rules.ts'
import { recordPointTexts, recordStateTexts } from '@allmende/domain/record/record.texts.ts'
import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { editPath } from '../tenders/tender-paths.ts'
import { Alert } from '../ui/Alert.tsx'
import { AppLink } from '../ui/AppLink.tsx'
import { FormSection } from '../ui/form/FormSection.tsx'
import { useSay } from '../ui/language.tsx'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import type { Tone } from '../ui/tones.ts'
import classes from './record.module.css'
import { texts } from './record.texts.ts'

type PointListProps = {
  id: string
  tenderId: number
  points: readonly RecordPoint[]
  onWrite: (key: RecordPointKey) => void
}

const tones: Record<RecordPoint['state'], Tone> = {
  given: 'success',
  missing: 'warning',
  later: 'neutral',
  ifAny: 'neutral',
}

/** What is missing first, then what may come, then what is there. */
const groups = [
  { title: texts.missing, states: ['missing'] },
  { title: texts.others, states: ['later', 'ifAny'] },
  { title: texts.given, states: ['given'] },
] as const

/** Every point the law asks for, and how it stands. */
export function PointList({ id, tenderId, points, onWrite }: PointListProps) {
  const say = useSay()
  const count = points.filter(({ state }) => state === 'missing').length
  return (
    <FormSection anchor={id} title={say(texts.points)}>
      <Alert tone={count === 0 ? 'success' : 'warning'}>
        {count === 0 ? say(texts.complete) : say(texts.incomplete, { count })}
      </Alert>
      {groups.map(({ title, states }) => {
        const found = points.filter(({ state }) => (states as readonly string[]).includes(state))
        if (found.length === 0) return null
        return (
          <div key={title.de} className={classes.group}>
            <h3 className={classes.title}>{say(title)}</h3>
            <ul className={classes.points}>
              {found.map((point) => (
                <Point key={point.key} tenderId={tenderId} point={point} onWrite={onWrite} />
              ))}
            </ul>
          </div>
        )
      })}
    </FormSection>
  )
}

type PointProps = Pick<PointListProps, 'tenderId' | 'onWrite'> & { point: RecordPoint }

function Point({ tenderId, point, onWrite }: PointProps) {
  const say = useSay()
  const { key, state, place, names } = point
  const { title, about, law } = recordPointTexts[key]
  return (
    <li>
      <div className={classes.head}>
        <strong>{say(title)}</strong>
        <StatusBadge tone={tones[state]}>{say(recordStateTexts[state])}</StatusBadge>
      </div>
      <p>{say(about)}</p>
      {names.length > 0 && <p>{say(texts.concerns, { names: names.join(', ') })}</p>}
      <p className={classes.quiet}>
        {law}
        {state === 'given' && ` · ${say(place === 'remarks' ? texts.fromRemarks : texts.fromData)}`}
      </p>
      {state !== 'given' && place === 'form' && (
        <AppLink href={editPath(tenderId)}>{say(texts.edit)}</AppLink>
      )}
      {state !== 'given' && place === 'remarks' && (
        <div>
          <Button
            variant="default"
            size="sm"
            leftSection={<IconPencil size={20} aria-hidden />}
            aria-label={say(texts.writeOn, { point: say(title) })}
            onClick={() => onWrite(key)}
          >
            {say(texts.write)}
          </Button>
        </div>
      )}
    </li>
  )
}

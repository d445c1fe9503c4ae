import { reasons } from '@allmende/domain/reasons.ts'
import { Button, Group } from '@mantine/core'
import { Alert } from '../Alert.tsx'
import { houseTexts } from '../house.texts.ts'
import { useSay } from '../language.tsx'
import classes from './ConflictNotice.module.css'
import { texts } from './ConflictNotice.texts.ts'
import { merged } from './merge.ts'

type ConflictNoticeProps<Values> = {
  /** As they were before anything was typed: `form.saved`. */
  base: Values
  mine: Values
  /** As the server has them now. */
  theirs: Values
  labels: Readonly<Record<string, string | undefined>>
  /** How a value reads; otherwise as it is. */
  show?: (path: string, value: unknown) => string
  /** The other person's state with one's own entries in it. */
  /** What the button of this form says. */
  saveLabel?: string | undefined
  onKeepMine: (values: Values) => void
  onTakeTheirs: () => void
}

/** At the top of a form whose thing someone else has saved meanwhile: compare, keep or reload. */
export function ConflictNotice<Values>(props: ConflictNoticeProps<Values>) {
  const { base, mine, theirs, labels, show = asWritten } = props
  const { values, disputed, taken } = merged(base, mine, theirs, Object.keys(labels))
  return (
    <ConflictChoice
      differences={[...disputed, ...taken].map((one) => ({
        key: one.path,
        label: labels[one.path] ?? one.path,
        isDisputed: disputed.includes(one),
        mine: show(one.path, one.mine),
        theirs: show(one.path, one.theirs),
      }))}
      saveLabel={props.saveLabel}
      nothingTyped={JSON.stringify(base) === JSON.stringify(mine)}
      onKeepMine={() => props.onKeepMine(values)}
      onTakeTheirs={props.onTakeTheirs}
    />
  )
}

/** What both say of the same thing, in words; undisputed where only the other person has changed it. */
export type SpokenDifference = {
  key: string
  label: string
  isDisputed: boolean
  mine: string
  theirs: string
}

type ConflictChoiceProps = {
  differences: readonly SpokenDifference[]
  nothingTyped: boolean
  saveLabel?: string | undefined
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** The same for a form that finds its differences itself. */
export function ConflictChoice(props: ConflictChoiceProps) {
  const { differences, nothingTyped, saveLabel, onKeepMine, onTakeTheirs } = props
  const say = useSay()
  const disputed = differences.filter(({ isDisputed }) => isDisputed)
  const undisputed = differences.filter(({ isDisputed }) => !isDisputed)
  return (
    <Alert
      tone="warning"
      title={say(reasons.changedMeanwhile)}
      action={
        <Group gap="xs">
          {!nothingTyped && (
            <Button size="sm" onClick={onKeepMine}>
              {say(texts.keepMine)}
            </Button>
          )}
          <Button size="sm" variant="default" onClick={onTakeTheirs}>
            {say(texts.takeTheirs)}
          </Button>
        </Group>
      }
    >
      <p>{say(nothingTyped ? texts.nothingTyped : texts.kept)}</p>
      {disputed.length > 0 && <Differences differences={disputed} withMine />}
      {undisputed.length > 0 && !nothingTyped && <p>{say(texts.undisputed)}</p>}
      {undisputed.length > 0 && <Differences differences={undisputed} />}
      {!nothingTyped && <p>{say(texts.keepHint, { save: saveLabel ?? say(houseTexts.save) })}</p>}
    </Alert>
  )
}

type DifferencesProps = { differences: readonly SpokenDifference[]; withMine?: boolean }

function Differences({ differences, withMine = false }: DifferencesProps) {
  const say = useSay()
  const spoken = (text: string) => text || say(texts.empty)
  return (
    <table className={classes.differences}>
      <thead>
        <tr>
          <th scope="col">{say(texts.field)}</th>
          {withMine && <th scope="col">{say(texts.mine)}</th>}
          <th scope="col">{say(texts.theirs)}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ key, label, mine, theirs }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            {withMine && <td>{spoken(mine)}</td>}
            <td>{spoken(theirs)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const asWritten = (_path: string, value: unknown) =>
  Array.isArray(value) ? value.join(', ') : String(value ?? '')

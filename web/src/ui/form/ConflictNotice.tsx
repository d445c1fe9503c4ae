import { reasons } from '@allmende/domain/reasons.ts'
import { Button, Group } from '@mantine/core'
import { Alert } from '../Alert.tsx'
import { useSay } from '../language.tsx'
import classes from './ConflictNotice.module.css'
import { texts } from './ConflictNotice.texts.ts'
import { type Difference, merged } from './merge.ts'

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
  onKeepMine: (values: Values) => void
  onTakeTheirs: () => void
}

/** At the top of a form whose thing someone else has saved meanwhile: compare, keep or reload. */
export function ConflictNotice<Values>(props: ConflictNoticeProps<Values>) {
  const say = useSay()
  const { base, mine, theirs, labels } = props
  const { values, disputed, taken } = merged(base, mine, theirs, Object.keys(labels))
  const differences = [...disputed, ...taken]
  const nothingTyped = JSON.stringify(base) === JSON.stringify(mine)
  return (
    <Alert
      tone="warning"
      title={say(reasons.changedMeanwhile)}
      action={
        <Group gap="xs">
          {!nothingTyped && (
            <Button size="sm" onClick={() => props.onKeepMine(values)}>
              {say(texts.keepMine)}
            </Button>
          )}
          <Button size="sm" variant="default" onClick={props.onTakeTheirs}>
            {say(texts.takeTheirs)}
          </Button>
        </Group>
      }
    >
      <p>{say(nothingTyped ? texts.nothingTyped : texts.kept)}</p>
      {differences.length > 0 && <Differences {...props} differences={differences} />}
      {!nothingTyped && <p>{say(texts.keepHint)}</p>}
    </Alert>
  )
}

type DifferencesProps = Pick<ConflictNoticeProps<unknown>, 'labels' | 'show'> & {
  differences: readonly Difference[]
}

function Differences({ differences, labels, show = asWritten }: DifferencesProps) {
  const say = useSay()
  const spoken = (path: string, value: unknown) => show(path, value) || say(texts.empty)
  return (
    <table className={classes.differences}>
      <thead>
        <tr>
          <th scope="col">{say(texts.field)}</th>
          <th scope="col">{say(texts.mine)}</th>
          <th scope="col">{say(texts.theirs)}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ path, mine, theirs }) => (
          <tr key={path}>
            <th scope="row">{labels[path]}</th>
            <td>{spoken(path, mine)}</td>
            <td>{spoken(path, theirs)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const asWritten = (_path: string, value: unknown) =>
  Array.isArray(value) ? value.join(', ') : String(value ?? '')

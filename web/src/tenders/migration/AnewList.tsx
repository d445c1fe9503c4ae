import type { AnewLine } from '@allmende/domain/notices/migration/migration-lines.ts'
import { Button } from '@mantine/core'
import { MultiSelectField } from '../../ui/form/MultiSelectField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { useSay } from '../../ui/language.tsx'
import { alikeTo } from './alike-lines.ts'
import classes from '../../notices/migration.module.css'
import { texts } from './migration.texts.ts'
import type { Chosen } from './useMigration.ts'

type AnewListProps = {
  lines: readonly AnewLine[]
  chosen: Chosen
  onChoose: (path: string, codes: readonly string[]) => void
}

/** What must be chosen anew, each with the new list beside it where it has a short one. */
export function AnewList({ lines, chosen, onChoose }: AnewListProps) {
  const say = useSay()
  if (lines.length === 0) return null
  const codesOf = ({ path }: AnewLine) => chosen.get(path ?? '') ?? []
  return (
    <ul className={classes.lines}>
      {lines.map((line, index) => (
        <li key={`${index} ${line.name}`}>
          <span className={classes.name}>{line.name}</span>
          <span className={classes.value}>{say(texts.before, { value: line.value })}</span>
          <span className={classes.why}>{line.why}</span>
          <NewChoice line={line} codes={codesOf(line)} onChoose={onChoose} />
          <AlsoFor
            line={line}
            paths={alikeTo(line, lines, chosen)}
            onChoose={(path) => onChoose(path, codesOf(line))}
          />
        </li>
      ))}
    </ul>
  )
}

type AlsoForProps = { line: AnewLine; paths: readonly string[]; onChoose: (path: string) => void }

/** Several lots mostly ask for the same: what is chosen for one is taken for all at once. */
function AlsoFor({ line: { value }, paths, onChoose }: AlsoForProps) {
  const say = useSay()
  if (paths.length === 0) return null
  return (
    <Button className={classes.also} size="sm" variant="default" onClick={() => paths.forEach(onChoose)}>
      {say(texts.alsoFor, { value, n: paths.length })}
    </Button>
  )
}

type NewChoiceProps = { line: AnewLine; codes: readonly string[]; onChoose: AnewListProps['onChoose'] }

function NewChoice({ line: { name, path, to, options, isList }, codes, onChoose }: NewChoiceProps) {
  const say = useSay()
  if (path === null || options.length === 0)
    return <span>{to ? say(texts.later, { to }) : say(texts.laterSomewhere)}</span>
  const label = say(texts.chooseFor, { name: to || name })
  return (
    <div className={classes.choice}>
      {isList ? (
        <MultiSelectField
          label={label}
          options={options}
          value={codes}
          onChange={(values) => onChoose(path, values)}
        />
      ) : (
        <SelectField
          label={label}
          options={options}
          value={codes[0] ?? null}
          onChange={(value) => onChoose(path, value === null ? [] : [value])}
        />
      )}
    </div>
  )
}

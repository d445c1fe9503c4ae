import type { AnewLine } from '@allmende/domain/notices/migration/migration-lines.ts'
import { MultiSelectField } from '../../ui/form/MultiSelectField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { useSay } from '../../ui/language.tsx'
import classes from './migration.module.css'
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
  return (
    <ul className={classes.lines}>
      {lines.map((line, index) => (
        <li key={`${index} ${line.name}`}>
          <span className={classes.name}>{line.name}</span>
          <span className={classes.value}>{say(texts.before, { value: line.value })}</span>
          <span className={classes.why}>{line.why}</span>
          <NewChoice line={line} codes={chosen.get(line.path ?? '') ?? []} onChoose={onChoose} />
        </li>
      ))}
    </ul>
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

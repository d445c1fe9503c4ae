import { isOfStandard } from '@allmende/domain/templates/template-edits.ts'
import {
  isChoice,
  isFieldPart,
  keyOf,
  type Part,
  type PartKey,
} from '@allmende/domain/templates/template-tree.ts'
import { FieldGrid, GridCell } from '../../ui/form/FieldGrid.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useSay } from '../../ui/language.tsx'
import { labelOf, labelPath } from '../edited-template.ts'
import { FieldSettings } from './FieldSettings.tsx'
import { GroupSettings } from './GroupSettings.tsx'
import classes from './Outline.module.css'
import { settingsTexts as texts } from './outline.texts.ts'
import { type PartFacts, useOutlineTools } from './outline-context.ts'
import { ParentSelect } from './ParentSelect.tsx'
import { useLock } from './useLock.ts'

type PartSettingsProps = { part: Part; parentKey: PartKey | null; path: string }

/** Everything that can be said of one part, right below its row. */
export function PartSettings({ part, parentKey, path }: PartSettingsProps) {
  const say = useSay()
  const { outline, errorAt, idAt } = useOutlineTools()
  const key = keyOf(part, parentKey)
  const isFixed = isOfStandard(part, outline.base)
  const change = (facts: PartFacts) => outline.change(key, (current) => withFacts(current, facts))
  const lock = useLock(part, parentKey)
  const at = labelPath(part, path)
  return (
    <div className={classes.settings}>
      {isFixed && <p className={classes.note}>{[say(texts.fixed), lock].filter(Boolean).join(' ')}</p>}
      <FieldGrid>
        <GridCell span={isFieldPart(part) && !isFixed ? 'half' : 'full'}>
          <TextField
            id={idAt(at)}
            label={say(texts.label)}
            required
            error={errorAt(at)}
            value={labelOf(part)}
            onChange={(label) => outline.change(key, (current) => named(current, label))}
          />
        </GridCell>
        {isFieldPart(part) && <FieldSettings field={part} partKey={key} isFixed={isFixed} change={change} />}
        {!isChoice(part) && (
          <GridCell>
            <TextAreaField
              label={say(texts.description)}
              hint={say(texts.descriptionHint)}
              rows={2}
              maxLength={2000}
              value={part.description ?? ''}
              onChange={(description) => change({ description })}
            />
          </GridCell>
        )}
        {!isChoice(part) && !isFieldPart(part) && (
          <GroupSettings group={part} partKey={key} isFixed={isFixed} change={change} />
        )}
        {!isChoice(part) && !isFixed && parentKey !== null && (
          <ParentSelect part={part} partKey={key} parentKey={parentKey} />
        )}
      </FieldGrid>
      {errorAt(`${path}.choices`) && (
        <p id={idAt(`${path}.choices`)} tabIndex={-1} className={classes.fault}>
          {errorAt(`${path}.choices`)}
        </p>
      )}
    </div>
  )
}

const named = (part: Part, label: string): Part =>
  isChoice(part) ? { ...part, name: label } : { ...part, label }

/** What is empty or off is not there at all. */
function withFacts(part: Part, facts: PartFacts): Part {
  const entries = Object.entries({ ...part, ...facts })
  const kept = entries.filter(([, value]) => value !== '' && value !== false && value !== undefined)
  return Object.fromEntries(kept) as Part
}

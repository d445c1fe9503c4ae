import { type DisplayType, displayTypes, type FormField } from '@allmende/domain/notices/form/form.ts'
import { withDisplayType } from '@allmende/domain/templates/template-edits.ts'
import { isFieldPart, type PartKey, partsBelow } from '@allmende/domain/templates/template-tree.ts'
import { mayBeRequired, mayRepeat, typeOfDisplay } from '@allmende/domain/templates/templates.rules.ts'
import { displayTypeTexts } from '@allmende/domain/templates/templates.texts.ts'
import { confirm } from '../../ui/confirm.tsx'
import { CheckboxField } from '../../ui/form/CheckboxField.tsx'
import { GridCell } from '../../ui/form/FieldGrid.tsx'
import { NumberField } from '../../ui/form/NumberField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { useSay } from '../../ui/language.tsx'
import { settingsTexts as texts } from './outline.texts.ts'
import { type PartFacts, useOutlineTools } from './outline-context.ts'

type FieldSettingsProps = {
  field: FormField
  partKey: PartKey
  isFixed: boolean
  change: (facts: PartFacts) => void
}

/** What the standard fixes can only be read off the marks of the row. */
export function FieldSettings({ field, partKey, isFixed, change }: FieldSettingsProps) {
  const say = useSay()
  const { outline } = useOutlineTools()
  const { displayType } = field
  if (isFixed)
    return (
      field.forbidden && (
        <GridCell>
          <CheckboxField
            label={say(texts.alwaysShow)}
            hint={say(texts.alwaysShowHint)}
            value={field.alwaysShow ?? false}
            onChange={(alwaysShow) => change({ alwaysShow })}
          />
        </GridCell>
      )
    )

  async function become(next: DisplayType | null) {
    if (!next || next === displayType) return
    const changed = withDisplayType(field, next)
    const question = {
      title: say(texts.typeLoses),
      text: say(texts.typeLosesText),
      confirmLabel: say(texts.typeChange),
      danger: true,
    }
    if (losesParts(field, changed) && !(await confirm(question))) return
    outline.change(partKey, (part) => (isFieldPart(part) ? withDisplayType(part, next) : part))
    if (partsBelow(changed).length > 0 || typeOfDisplay[next] === 'code') outline.expand(partKey)
  }

  return (
    <>
      <GridCell span="half">
        <SelectField
          label={say(texts.type)}
          required
          options={displayTypes.map((value) => ({ value, label: say(displayTypeTexts[value]) }))}
          value={displayType}
          onChange={(next) => void become(next)}
        />
      </GridCell>
      {mayBeRequired(displayType) && (
        <GridCell span="half">
          <CheckboxField
            label={say(texts.required)}
            value={field.required === true}
            onChange={(required) => change({ required })}
          />
        </GridCell>
      )}
      {mayRepeat(displayType) && (
        <GridCell span="half">
          <CheckboxField
            label={say(texts.repeatableField)}
            value={field.repeatable ?? false}
            onChange={(repeatable) => change({ repeatable })}
          />
        </GridCell>
      )}
      {typeOfDisplay[displayType] === 'text' && (
        <GridCell span="half">
          <NumberField
            label={say(texts.maxLength)}
            min={1}
            max={20_000}
            value={field.maxLength ?? null}
            onChange={(maxLength) => change({ maxLength: maxLength || undefined })}
          />
        </GridCell>
      )}
    </>
  )
}

const losesParts = (before: FormField, after: FormField): boolean =>
  Boolean((before.choices?.length && !after.choices) || (before.fields?.length && !after.fields))

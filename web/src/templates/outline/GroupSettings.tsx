import type { FormGroup } from '@allmende/domain/notices/form/form.ts'
import { removedFrom } from '@allmende/domain/templates/template-edits.ts'
import type { PartKey } from '@allmende/domain/templates/template-tree.ts'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { CheckboxField } from '../../ui/form/CheckboxField.tsx'
import { GridCell } from '../../ui/form/FieldGrid.tsx'
import { NumberField } from '../../ui/form/NumberField.tsx'
import { useSay } from '../../ui/language.tsx'
import classes from './Outline.module.css'
import { settingsTexts as texts } from './outline.texts.ts'
import { type PartFacts, useOutlineTools } from './outline-context.ts'

type GroupSettingsProps = {
  group: FormGroup
  partKey: PartKey
  isFixed: boolean
  change: (facts: PartFacts) => void
}

export function GroupSettings({ group, partKey, isFixed, change }: GroupSettingsProps) {
  const say = useSay()
  const { outline } = useOutlineTools()
  const removed = removedFrom(group, outline.base)
  return (
    <>
      {!isFixed && (
        <GridCell span="half">
          <CheckboxField
            label={say(texts.repeatableGroup)}
            hint={say(texts.repeatableHint)}
            value={group.repeatable ?? false}
            onChange={(repeatable) => change({ repeatable })}
          />
        </GridCell>
      )}
      {!isFixed && group.repeatable && (
        <GridCell span="half">
          <CheckboxField
            label={say(texts.requiredGroup)}
            value={group.required ?? false}
            onChange={(required) => change({ required })}
          />
        </GridCell>
      )}
      {group.repeatable && (
        <GridCell span="half">
          <NumberField
            label={say(texts.startsWith)}
            hint={say(texts.startsWithHint)}
            min={1}
            max={50}
            value={group.startsWith ?? null}
            onChange={(startsWith) => change({ startsWith: startsWith || undefined })}
          />
        </GridCell>
      )}
      {removed.length > 0 && (
        <GridCell>
          <p className={classes.removedTitle}>{say(texts.removed)}</p>
          <div className={classes.removed}>
            {removed.map((item) => (
              <Button
                key={item.contentId}
                size="sm"
                variant="default"
                leftSection={<IconPlus size={16} aria-hidden />}
                aria-label={say(texts.restore, { name: item.label })}
                onClick={() => outline.restore(partKey, item)}
              >
                {item.label}
              </Button>
            ))}
          </div>
        </GridCell>
      )}
    </>
  )
}

import { type DisplayType, displayTypes, type Form } from '@allmende/domain/notices/form/form.ts'
import { reasons } from '@allmende/domain/reasons.ts'
import { mayStandIn } from '@allmende/domain/templates/template-edits.ts'
import {
  isChoice,
  isGroupPart,
  type Part,
  type PartKey,
  partsBelow,
} from '@allmende/domain/templates/template-tree.ts'
import { doubledChoice, typeOfDisplay } from '@allmende/domain/templates/templates.rules.ts'
import { displayTypeTexts } from '@allmende/domain/templates/templates.texts.ts'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { houseTexts } from '../../ui/house.texts.ts'
import { useSay } from '../../ui/language.tsx'
import { labelOf } from '../edited-template.ts'
import classes from './Outline.module.css'
import { addTexts as texts, settingsTexts } from './outline.texts.ts'
import { useOutlineTools } from './outline-context.ts'
import { newId } from './useOutline.ts'

type Kind = 'panel' | 'group' | 'field' | 'choice'

const newPart = {
  panel: (label: string): Part => ({ contentId: newId(), contentType: 'section', label, children: [] }),
  group: (label: string): Part => ({ contentId: newId(), contentType: 'group', label, children: [] }),
  field: (label: string, displayType: DisplayType): Part => ({
    contentId: newId(),
    contentType: 'field',
    label,
    displayType,
    type: typeOfDisplay[displayType],
  }),
  choice: (name: string): Part => ({ contentId: newId(), name }),
}

/** What can be added below a part, or at the top where that is null. */
function kindsBelow(parent: Part | null, base: Form | null): readonly Kind[] {
  if (parent === null) return ['panel']
  const sample = {
    group: newPart.group('x'),
    field: newPart.field('x', 'TEXTBOX'),
    choice: newPart.choice('x'),
  }
  return (['field', 'group', 'choice'] as const).filter((kind) => mayStandIn(sample[kind], parent, base))
}

export const mayHoldMore = (part: Part, base: Form | null): boolean =>
  isGroupPart(part) || kindsBelow(part, base).length > 0

/** The buttons below a list of parts; each opens a line for the name of the new one. */
export function AddParts({ parent, parentKey }: { parent: Part | null; parentKey: PartKey | null }) {
  const say = useSay()
  const { base } = useOutlineTools().outline
  const [kind, setKind] = useState<Kind | null>(null)
  const kinds = kindsBelow(parent, base)
  if (kinds.length === 0) return null
  const isRevealed = parent !== null && (isChoice(parent) || parent.contentType === 'field')
  return (
    <div className={classes.add}>
      {kind ? (
        <NewPart kind={kind} parent={parent} parentKey={parentKey} onClose={() => setKind(null)} />
      ) : (
        <>
          {kinds.map((one) => (
            <Button
              key={one}
              size="sm"
              variant={parent === null ? 'default' : 'subtle'}
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={() => setKind(one)}
            >
              {say(texts[one])}
            </Button>
          ))}
          {isRevealed && !kinds.includes('choice') && (
            <span className={classes.note}>{say(texts.below, { name: labelOf(parent) })}</span>
          )}
        </>
      )}
    </div>
  )
}

const nameTexts = {
  panel: texts.panelName,
  group: texts.groupName,
  field: texts.fieldName,
  choice: texts.choiceName,
}

type NewPartProps = { kind: Kind; parent: Part | null; parentKey: PartKey | null; onClose: () => void }

/** Stays open for the next one; whoever writes a list of answers goes on typing. */
function NewPart({ kind, parent, parentKey, onClose }: NewPartProps) {
  const say = useSay()
  const { outline, onTyped } = useOutlineTools()
  const line = useId()
  const [name, setName] = useState('')
  const [displayType, setDisplayType] = useState<DisplayType>('TEXTBOX')
  const box = useRef<HTMLFormElement>(null)
  const isNamed = name.trim() !== ''
  const isDoubled = kind === 'choice' && isNamed && isCalledAlike(name, parent)
  const focus = () => box.current?.querySelector('input')?.focus()
  useEffect(focus, [])
  const typed = name.trim() || null
  useEffect(() => {
    onTyped(line, typed)
    return () => onTyped(line, null)
  }, [onTyped, line, typed])

  function add(event: SubmitEvent) {
    event.preventDefault()
    if (!isNamed || isDoubled) return
    outline.add(parentKey, newPart[kind](name.trim(), displayType))
    setName('')
    if (kind === 'panel') onClose()
    else focus()
  }

  return (
    <form ref={box} className={classes.newPart} aria-label={say(texts[kind])} noValidate onSubmit={add}>
      <TextField
        label={say(nameTexts[kind])}
        required
        error={isDoubled ? say(reasons.templateChoiceDoubled) : undefined}
        value={name}
        onChange={setName}
      />
      {kind === 'field' && (
        <SelectField
          label={say(settingsTexts.type)}
          required
          options={displayTypes.map((value) => ({ value, label: say(displayTypeTexts[value]) }))}
          value={displayType}
          onChange={(value) => setDisplayType(value ?? 'TEXTBOX')}
        />
      )}
      <div className={classes.newButtons}>
        <Button type="submit" variant="default" disabled={!isNamed || isDoubled}>
          {say(texts.add)}
        </Button>
        <Button variant="subtle" onClick={onClose}>
          {say(houseTexts.close)}
        </Button>
        {!isNamed && <span className={classes.note}>{say(texts.nameMissing)}</span>}
      </div>
    </form>
  )
}

/** One of the answers that are there already has this name. */
function isCalledAlike(name: string, parent: Part | null): boolean {
  const names = parent ? partsBelow(parent).map(labelOf) : []
  return doubledChoice([...names, name]) === names.length
}

import { instancesOf, mayRemove } from '@allmende/domain/notices/values/editing.ts'
import type { FormField, FormGroup } from '@allmende/domain/notices/form/form.ts'
import { anchorOf, childPath, type ValuePath } from '@allmende/domain/notices/form/paths.ts'
import { FieldView } from './FieldView.tsx'
import { placedChildren } from './placed-children.ts'
import classes from './ValueList.module.css'
import { useDefinition, useSettledReading, useSurroundings } from './notice-context.ts'
import { useWithUndo } from './removed.tsx'
import { AddButton, RemoveButton } from './RepeatButtons.tsx'

type ValueListProps = { group: FormGroup; field: FormField; parent: ValuePath }

/** The instances of a group that asks for one thing only: answers below each other instead of a frame round each. */
export function ValueList({ group, field, parent }: ValueListProps) {
  const { store } = useSurroundings()
  const withUndo = useWithUndo(store, parent, group.contentId)
  const count = useSettledReading((_, values) => instancesOf(values, parent, group.contentId).length)
  return (
    <fieldset className={classes.list}>
      <legend>{group.label}</legend>
      {withUndo(
        Array.from({ length: count }, (_, at) => (
          <Line key={at + 1} {...{ group, field }} path={childPath(parent, group, at + 1)} ordinal={at + 1} />
        )),
      )}
      <AddButton group={group} parent={parent} />
    </fieldset>
  )
}

type LineProps = { group: FormGroup; field: FormField; path: ValuePath; ordinal: number }

function Line({ group, field, path, ordinal }: LineProps) {
  const { readOnly, locks } = useSurroundings()
  const { form } = useDefinition()
  const isRemovable = useSettledReading((definition, values) => mayRemove(definition, values, path))
  const holder = placedChildren(form, group, path).find(({ item }) => item === field)?.holder ?? path
  return (
    <div id={anchorOf(path)} className={classes.line} data-first={ordinal === 1 || undefined}>
      <FieldView field={field} groupPath={holder} ordinal={ordinal} />
      {isRemovable && !readOnly && locks?.mayRemove(path) !== false && (
        <RemoveButton path={path} name={`${group.label} ${ordinal}`} iconOnly />
      )}
    </div>
  )
}

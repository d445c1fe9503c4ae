import { instancesOf, mayRemove } from '@allmende/domain/notices/editing.ts'
import type { FormGroup } from '@allmende/domain/notices/form.ts'
import { anchorOf, childPath, type ValuePath } from '@allmende/domain/notices/paths.ts'
import { AddButton, RemoveButton } from './RepeatButtons.tsx'
import { GroupContent } from './GroupContent.tsx'
import classes from './NoticeForm.module.css'
import { useReading, useSurroundings } from './notice-context.ts'

/** The instances of a group that may be there several times. */
export function Repeats({ group, parent }: { group: FormGroup; parent: ValuePath }) {
  const { readOnly } = useSurroundings()
  const count = useReading((form, values) => instancesOf(form, values, parent, group.contentId).length)
  return (
    <div className={classes.repeats}>
      {Array.from({ length: count }, (_, at) => (
        <Instance key={at + 1} group={group} path={childPath(parent, group, at + 1)} number={at + 1} />
      ))}
      {!readOnly && <AddButton group={group} parent={parent} />}
    </div>
  )
}

function Instance({ group, path, number }: { group: FormGroup; path: ValuePath; number: number }) {
  const { readOnly } = useSurroundings()
  const isRemovable = useReading((form, values) => mayRemove(form, values, path))
  const name = `${group.label} ${number}`
  return (
    <fieldset id={anchorOf(path)} className={classes.instance}>
      <legend>{name}</legend>
      {isRemovable && !readOnly && <RemoveButton path={path} name={name} />}
      <GroupContent group={group} path={path} />
    </fieldset>
  )
}

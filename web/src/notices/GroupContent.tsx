import { instancesOf, mayRemove } from '@allmende/domain/notices/values/editing.ts'
import { type Form, type FormGroup, type FormItem, isField } from '@allmende/domain/notices/form/form.ts'
import { askedChildren, listedField } from '@allmende/domain/notices/form/layout.ts'
import { anchorOf, childPath, type ValuePath } from '@allmende/domain/notices/form/paths.ts'
import { groupAt } from '@allmende/domain/notices/values/reading.ts'
import { memo, useDeferredValue, useState, useSyncExternalStore } from 'react'
import { Disclosure } from '../ui/Disclosure.tsx'
import { FieldView } from './FieldView.tsx'
import classes from './NoticeForm.module.css'
import { useDefinition, useSettledReading, useSurroundings } from './notice-context.ts'
import { type PlacedItem, placedChildren } from './placed-children.ts'
import { useWithUndo } from './removed.tsx'
import { AddButton, RemoveButton } from './RepeatButtons.tsx'
import { ValueList } from './ValueList.tsx'

type GroupContentProps = { group: FormGroup; path: ValuePath }

/** So much of a part is seen at once; the rest follows while one looks at it, unless somebody is on the way to it. */
const atOnce = 3

/** Everything a group instance shows, in the order of the form. */
export const GroupContent = memo(function GroupContent({ group, path }: GroupContentProps) {
  const { form } = useDefinition()
  const { store } = useSurroundings()
  const [isAwaited] = useState(() => store.target.get()?.path.startsWith(`${path}/`) ?? false)
  const hasAll = useDeferredValue(true, isAwaited)
  const children = placedChildren(form, group, path)
  return (
    <div className={classes.items}>
      {(hasAll ? children : children.slice(0, atOnce)).map((placed) => (
        <ItemView key={placed.item.contentId} {...placed} above={group.label} />
      ))}
    </div>
  )
})

/** `above` is the title it stands under, which it need not repeat. */
export function ItemView({ item, holder, above }: PlacedItem & { above: string }) {
  if (isField(item)) return <FieldView field={item} groupPath={holder} />
  if (item.repeatable) return <Repeats group={item} parent={holder} />
  const path = childPath(holder, item)
  if (item.collapsed) return <CollapsedGroup group={item} path={path} above={above} />
  return <PlainGroup group={item} path={path} above={above} />
}

type GroupProps = GroupContentProps & { above: string }

function PlainGroup({ group: item, path, above }: GroupProps) {
  const { form } = useDefinition()
  return (
    <fieldset id={anchorOf(path)} className={classes.group} data-kind={item.contentType}>
      <legend data-repeats={repeatsTitle(form, item, above) || undefined}>{item.label}</legend>
      <GroupContent group={item} path={path} />
    </fieldset>
  )
}

/** Closed for the many who do not need it, open where something is entered already. */
function CollapsedGroup({ group, path, above }: GroupProps) {
  const { store } = useSurroundings()
  const isOpened = useSyncExternalStore(store.opened.subscribe, () => store.opened.get().has(path))
  // Read once: the part must not change its shape under the hands of whoever fills it in.
  const [isFilled] = useState(() => groupAt(store.values.get(), path) !== undefined)
  if (isFilled) return <PlainGroup group={group} path={path} above={above} />
  return (
    <Disclosure
      id={anchorOf(path)}
      level={4}
      title={group.label}
      opened={isOpened}
      onToggle={() => store.toggle(path)}
    >
      <GroupContent group={group} path={path} />
    </Disclosure>
  )
}

/** Its title says nothing that is not said right above or below it. */
function repeatsTitle(form: Form, group: FormGroup, above: string): boolean {
  const [only, ...others] = askedChildren(form, group)
  if (group.label === above) return true
  return others.length === 0 && only !== undefined && (only.label === group.label || isList(form, only))
}

const isList = (form: Form, item: FormItem): boolean =>
  !isField(item) && listedField(form, item) !== undefined

type RepeatsProps = { group: FormGroup; parent: ValuePath }

/** A group that may be there several times. */
function Repeats({ group, parent }: RepeatsProps) {
  const field = listedField(useDefinition().form, group)
  return field ? <ValueList {...{ group, field, parent }} /> : <Instances {...{ group, parent }} />
}

function Instances({ group, parent }: RepeatsProps) {
  const { store } = useSurroundings()
  const withUndo = useWithUndo(store, parent, group.contentId)
  const count = useSettledReading((_, values) => instancesOf(values, parent, group.contentId).length)
  return (
    <div className={classes.repeats}>
      {withUndo(
        Array.from({ length: count }, (_, at) => (
          <Instance
            key={at + 1}
            group={group}
            path={childPath(parent, group, at + 1)}
            name={count > 1 ? `${group.label} ${at + 1}` : group.label}
          />
        )),
      )}
      <AddButton group={group} parent={parent} />
    </div>
  )
}

function Instance({ group, path, name }: GroupContentProps & { name: string }) {
  const { readOnly, locks } = useSurroundings()
  const isRemovable = useSettledReading((form, values) => mayRemove(form, values, path))
  return (
    <fieldset id={anchorOf(path)} className={classes.instance}>
      <legend>{name}</legend>
      {isRemovable && !readOnly && locks?.mayRemove(path) !== false && (
        <RemoveButton path={path} name={name} />
      )}
      <GroupContent group={group} path={path} />
    </fieldset>
  )
}

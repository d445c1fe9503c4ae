import { missingIn } from '@allmende/domain/notices/completeness.ts'
import { mayRemove } from '@allmende/domain/notices/editing.ts'
import { type FormGroup, isField } from '@allmende/domain/notices/form.ts'
import { anchorOf, childPath, topPath, type ValuePath } from '@allmende/domain/notices/paths.ts'
import { memo, useSyncExternalStore } from 'react'
import { Disclosure } from '../ui/Disclosure.tsx'
import { GroupContent, ItemView, placedChildren } from './GroupContent.tsx'
import { openPanel } from './jumps.ts'
import classes from './NoticeForm.module.css'
import { useDefinition, useReading, useSurroundings } from './notice-context.ts'
import { Completeness } from './Completeness.tsx'
import { RemoveButton } from './RepeatButtons.tsx'

type PanelProps = { group: FormGroup; path: ValuePath; ordinal: string; caption: string }

/** A top part of the form; what is in it exists while it is open. */
export const Panel = memo(function Panel({ group, path, ordinal, caption }: PanelProps) {
  const { store, readOnly } = useSurroundings()
  const isOpened = useOpened(path)
  const isRemovable = useReading((form, values) => mayRemove(form, values, path))
  const name = caption ? `${ordinal} ${group.label} „${caption}“` : `${ordinal} ${group.label}`
  return (
    <Disclosure
      id={anchorOf(path)}
      level={2}
      title={`${ordinal} ${group.label}`}
      lead={caption}
      aside={<Completeness missing={useMissing(path)} />}
      actions={isRemovable && !readOnly && <RemoveButton path={path} name={name} />}
      opened={isOpened}
      onToggle={() => (isOpened ? store.toggle(path) : openPanel(store, path))}
    >
      <PanelContent group={group} path={path} ordinal={ordinal} />
    </Disclosure>
  )
})

function PanelContent({ group, path, ordinal }: Omit<PanelProps, 'caption'>) {
  const { form } = useDefinition()
  const children = placedChildren(form, group, path)
  let sections = 0
  return (
    <div className={classes.items}>
      {children.map(({ item, holder }) => {
        if (isField(item) || item.contentType !== 'section' || item.repeatable)
          return <ItemView key={item.contentId} item={item} holder={holder} />
        sections += 1
        const section = { group: item, path: childPath(holder, item), ordinal: `${ordinal}.${sections}` }
        return <Section key={item.contentId} {...section} />
      })}
    </div>
  )
}

/** A titled part of a panel, opened and closed by itself. */
const Section = memo(function Section({ group, path, ordinal }: Omit<PanelProps, 'caption'>) {
  const { store } = useSurroundings()
  return (
    <Disclosure
      id={anchorOf(path)}
      title={`${ordinal} ${group.label}`}
      aside={<Completeness missing={useMissing(path)} />}
      opened={useOpened(path)}
      onToggle={() => store.toggle(path)}
    >
      <GroupContent group={group} path={path} />
    </Disclosure>
  )
})

function useOpened(path: ValuePath): boolean {
  const { store } = useSurroundings()
  return useSyncExternalStore(store.opened.subscribe, () => store.opened.get().has(path))
}

/** How many required fields below a path are empty. */
function useMissing(path: ValuePath): number {
  const { store } = useSurroundings()
  return useSyncExternalStore(store.settled.subscribe, () => {
    const missing = missingIn(store.definition.get().form, store.settled.get(), topPath(path))
    return path.includes('/')
      ? missing.filter((field) => field.startsWith(`${path}/`)).length
      : missing.length
  })
}

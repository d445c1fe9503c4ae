import { mayRemove } from '@allmende/domain/notices/values/editing.ts'
import { type FormGroup, isGroup } from '@allmende/domain/notices/form/form.ts'
import { lotGroups } from '@allmende/domain/notices/form/instances.ts'
import { anchorOf, childPath, type ValuePath } from '@allmende/domain/notices/form/paths.ts'
import { memo, useSyncExternalStore } from 'react'
import { Disclosure } from '../ui/Disclosure.tsx'
import { GroupContent, ItemView } from './GroupContent.tsx'
import { LotDeadlines } from './lots/LotDeadlines.tsx'
import classes from './NoticeForm.module.css'
import { useDefinition, useSettledReading, useSurroundings } from './notice-context.ts'
import { Completeness } from './Completeness.tsx'
import { useOpenBelow } from './open-points.ts'
import { type PlacedItem, placedChildren } from './placed-children.ts'
import { CopyButton, RemoveButton } from './RepeatButtons.tsx'

type PanelProps = { group: FormGroup; path: ValuePath; ordinal: string; caption: string }

/** A top part of the form; what is in it exists while it is open. */
export const Panel = memo(function Panel({ group, path, ordinal, caption }: PanelProps) {
  const { store, readOnly, locks } = useSurroundings()
  const isOpened = useOpened(path)
  const isRemovable = useSettledReading((form, values) => mayRemove(form, values, path))
  const name = caption ? `${ordinal} ${group.label} „${caption}“` : `${ordinal} ${group.label}`
  return (
    <Disclosure
      id={anchorOf(path)}
      level={2}
      title={`${ordinal} ${group.label}`}
      lead={caption}
      aside={<Completeness open={useOpenBelow(store, path)} />}
      actions={
        !readOnly && (
          <>
            {lotGroups.includes(group.contentId) && locks?.mayAdd('') !== false && (
              <CopyButton path={path} name={name} label={group.label} />
            )}
            {isRemovable && locks?.mayRemove(path) !== false && <RemoveButton path={path} name={name} />}
          </>
        )
      }
      opened={isOpened}
      onToggle={() => (isOpened ? store.toggle(path) : store.open(path))}
    >
      <PanelContent group={group} path={path} ordinal={ordinal} />
    </Disclosure>
  )
})

function PanelContent({ group, path, ordinal }: Omit<PanelProps, 'caption'>) {
  const { form } = useDefinition()
  const children = placedChildren(form, group, path)
  const sections = children.filter(isSection)
  return (
    <div className={`${classes.items} ${classes.panel}`}>
      {children.map((child) =>
        isSection(child) ? (
          <Section
            key={child.item.contentId}
            group={child.item}
            path={childPath(child.holder, child.item)}
            ordinal={`${ordinal}.${sections.indexOf(child) + 1}`}
          />
        ) : (
          <ItemView key={child.item.contentId} {...child} above={group.label} />
        ),
      )}
      {lotGroups.includes(group.contentId) && <LotExtras path={path} />}
    </div>
  )
}

const isSection = (child: PlacedItem): child is PlacedItem & { item: FormGroup } =>
  isGroup(child.item) && child.item.contentType === 'section' && !child.item.repeatable

/** What a lot of the tender has beside what its notice says. */
function LotExtras({ path }: { path: ValuePath }) {
  const { LotPart, deadlines } = useSurroundings()
  return (
    <>
      {deadlines && deadlines.length > 0 && <LotDeadlines path={path} deadlines={deadlines} />}
      {LotPart && <LotPart path={path} />}
    </>
  )
}

/** A titled part of a panel, opened and closed by itself. */
const Section = memo(function Section({ group, path, ordinal }: Omit<PanelProps, 'caption'>) {
  const { store } = useSurroundings()
  return (
    <Disclosure
      id={anchorOf(path)}
      title={`${ordinal} ${group.label}`}
      aside={<Completeness open={useOpenBelow(store, path)} />}
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

import type {
  PropertyCounts,
  PropertyFilter,
  PropertyRow,
} from '@allmende/domain/parcels/parcels.contract.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { useSay } from '../../ui/language.tsx'
import { useNumbers } from '../../ui/numbers.ts'
import classes from './list.module.css'
import { texts } from './list.texts.ts'
import { ParcelGroup } from './ParcelGroup.tsx'

/** So many parcels are shown without opening anything. */
const shownAtOnce = 30
/** So many groups may be opened at once. */
const openedAtOnce = 50

type ParcelGroupsProps = {
  counts: PropertyCounts
  filter: PropertyFilter
  onPoint: (row: PropertyRow | null) => void
}

/** The parcels by location; those whose location is not known come last. */
export function ParcelGroups({ counts: { count, byLocation }, filter, onPoint }: ParcelGroupsProps) {
  const say = useSay()
  const { sayNumber } = useNumbers()
  const [toggled, setToggled] = useState<Readonly<Record<number, boolean>>>({})
  const isSmall = count <= shownAtOnce || byLocation.length === 1
  const groups = byLocation.map(({ location, count: own }) => ({
    id: location?.id ?? 0,
    locationId: location?.id ?? null,
    name: location?.name ?? say(texts.unknownLocation),
    own,
    isOpen: toggled[location?.id ?? 0] ?? isSmall,
  }))
  const isAllOpen = groups.every(({ isOpen }) => isOpen)
  const all = (isOpen: boolean) => setToggled(Object.fromEntries(groups.map(({ id }) => [id, isOpen])))
  return (
    <section className={classes.groups} aria-label={say(texts.byLocation)}>
      {groups.length > 1 && groups.length <= openedAtOnce && (
        <Button variant="subtle" size="sm" className={classes.all ?? ''} onClick={() => all(!isAllOpen)}>
          {say(isAllOpen ? texts.closeAll : texts.openAll)}
        </Button>
      )}
      {groups.map(({ id, locationId, name, own, isOpen }) => (
        <Disclosure
          key={id}
          title={name}
          level={2}
          aside={
            <span className={classes.count} title={say(texts.count, { n: own })}>
              {sayNumber(own)}
            </span>
          }
          opened={isOpen}
          onToggle={() => setToggled({ ...toggled, [id]: !isOpen })}
        >
          <ParcelGroup name={name} filter={{ ...filter, locationId }} count={own} onPoint={onPoint} />
        </Disclosure>
      ))}
    </section>
  )
}

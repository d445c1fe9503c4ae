import { groupAt } from '@allmende/domain/notices/values/reading.ts'
import { anchorOf, type ValuePath } from '@allmende/domain/notices/form/paths.ts'
import { Button } from '@mantine/core'
import { IconLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useReading, useSurroundings } from '../../notices/notice-context.ts'
import { linkedParcelsQuery } from '../../parcels/linked-parcels.query.ts'
import { ParcelDialog } from '../../parcels/ParcelDialog.tsx'
import { focusOn } from '../../ui/form/focus-on.ts'
import { useSay } from '../../ui/language.tsx'
import { LinkedParcel } from './LinkedParcel.tsx'
import list from '../../parcels/parcel-rows.module.css'
import classes from './LotParcels.module.css'
import { texts } from './LotParcels.texts.ts'

const none: readonly number[] = []

/** The parcels that a lot of a tender is about, chosen from those everyone may see. */
export function LotParcels({ path }: { path: ValuePath }) {
  const say = useSay()
  const { store, locks, ...surroundings } = useSurroundings()
  const whyNot = locks?.whyNotBeside(path) ?? null
  const readOnly = surroundings.readOnly || whyNot !== null
  const [isChoosing, setChoosing] = useState(false)
  const linked = useReading((_, values) => groupAt(values, path)?.propertyIds ?? none)
  const { data: parcels = [] } = useQuery(linkedParcelsQuery(linked))
  const parcelWith = (id: number) => parcels.find((parcel) => parcel.id === id)
  const become = (ids: readonly number[]) =>
    store.setFacts(path, { propertyIds: ids.length > 0 ? ids : undefined })
  const headingId = `${anchorOf(path)}-parcels`
  const linkId = `${headingId}-link`
  return (
    <section className={classes.part} aria-labelledby={headingId}>
      <h3 id={headingId}>{say(texts.parcels)}</h3>
      {whyNot && <p className={classes.quiet}>{whyNot}</p>}
      {linked.length === 0 ? (
        <p className={classes.quiet}>{say(texts.none)}</p>
      ) : (
        <ul className={list.parcels}>
          {linked.map((id) => (
            <li key={id}>
              <LinkedParcel id={id} parcel={parcelWith(id)} />
              {!readOnly && (
                <Button
                  size="sm"
                  variant="subtle"
                  aria-label={say(texts.removeOf, {
                    name: parcelWith(id)?.name ?? say(texts.unknown, { id }),
                  })}
                  onClick={() => {
                    become(linked.filter((other) => other !== id))
                    requestAnimationFrame(() => focusOn(linkId))
                  }}
                >
                  {say(texts.remove)}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {!readOnly && (
        <div>
          <Button
            id={linkId}
            size="sm"
            variant="default"
            leftSection={<IconLink size={16} aria-hidden />}
            onClick={() => setChoosing(true)}
          >
            {say(texts.link)}
          </Button>
        </div>
      )}
      <ParcelDialog
        opened={isChoosing}
        linked={linked}
        onAdd={(id) => become([...linked, id])}
        onClose={() => setChoosing(false)}
      />
    </section>
  )
}

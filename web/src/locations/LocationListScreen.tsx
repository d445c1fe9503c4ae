import type { Location } from '@allmende/domain/locations/locations.contract.ts'
import { locationPolicy } from '@allmende/domain/locations/locations.policy.ts'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useActor } from '../session/useSession.ts'
import { Page } from '../shell/Page.tsx'
import { CheckboxField } from '../ui/form/CheckboxField.tsx'
import { useSay } from '../ui/language.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import type { Column } from '../ui/table/table.types.ts'
import { LocationActions } from './LocationActions.tsx'
import { LocationDialog } from './LocationDialog.tsx'
import { parcelsOfPath } from './location-paths.ts'
import classes from './locations.module.css'
import { locationsQuery } from './locations.query.ts'
import { texts } from './locations.texts.ts'
import { type ParcelCounts, useParcelCounts } from './useParcelCounts.ts'

/** Every location the viewer may know of; those inside also change them. */
export function LocationListScreen() {
  const say = useSay()
  const mayWrite = locationPolicy.write(useActor()).allowed
  const [withArchived, setWithArchived] = useState(false)
  const [edited, setEdited] = useState<Location | 'new' | null>(null)
  const { data, error, refetch } = useQuery(locationsQuery(mayWrite && withArchived))
  const counts = useParcelCounts(mayWrite)
  const columns = useColumns(counts, mayWrite)
  const isUsed = ({ id }: Location) => (counts.current?.get(id) ?? counts.archived?.get(id) ?? 0) > 0
  const add = mayWrite && (
    <Button leftSection={<IconPlus size={20} aria-hidden />} onClick={() => setEdited('new')}>
      {say(texts.newLocation)}
    </Button>
  )
  return (
    <Page title={say(texts.title)} count={data?.length} actions={add}>
      <section
        id="orte"
        className={classes.list}
        data-writable={mayWrite || undefined}
        tabIndex={-1}
        aria-label={say(texts.title)}
      >
        {mayWrite && (
          <CheckboxField label={say(texts.showArchived)} value={withArchived} onChange={setWithArchived} />
        )}
        {!data && !error && <ProgressBar label={say(texts.loading)} />}
        <DataTable
          caption={say(texts.title)}
          columns={columns}
          rows={data}
          rowKey={({ id }) => String(id)}
          rowLink={({ id }) => parcelsOfPath(id)}
          {...(mayWrite && {
            renderActions: (location: Location) => (
              <LocationActions
                location={location}
                isUsed={isUsed(location)}
                onEdit={() => setEdited(location)}
              />
            ),
          })}
          empty={
            mayWrite
              ? { title: say(texts.none), text: say(texts.noneText), action: add }
              : { title: say(texts.none), text: say(texts.nonePublic) }
          }
          error={error?.message}
          onRetry={() => void refetch()}
        />
      </section>
      {edited && (
        <LocationDialog
          location={edited === 'new' ? undefined : edited}
          others={data ?? []}
          onClose={() => setEdited(null)}
        />
      )}
    </Page>
  )
}

function useColumns({ current }: ParcelCounts, hasActions: boolean): readonly Column<Location>[] {
  const say = useSay()
  return useMemo(() => {
    const shown = ({ name, isArchived }: Location) => (isArchived ? say(texts.archivedName, { name }) : name)
    return [
      { key: 'name', title: say(texts.name), value: ({ name }) => name, render: shown, width: '30%' },
      {
        key: 'address',
        title: say(texts.address),
        value: ({ addressDisplayName }) => addressDisplayName,
        fact: true,
      },
      {
        key: 'parcels',
        title: say(texts.parcels),
        value: ({ id }) => current && (current.get(id) ?? 0),
        searched: false,
        align: 'end',
        width: '130px',
        fact: true,
        // Beside its actions a row has no room for it on a small screen.
        ...(hasActions && { wideOnly: true }),
      },
    ]
  }, [say, current, hasActions])
}

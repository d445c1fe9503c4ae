import { isInternal } from '@allmende/domain/actor.ts'
import type { LinkedProperty } from '@allmende/domain/tenders/parcel-tenders.contract.ts'
import { Button, Group } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useActor } from '../../session/useSession.ts'
import { late } from '../../shell/late.ts'
import { Page } from '../../shell/Page.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { AppLink } from '../../ui/AppLink.tsx'
import { useSay } from '../../ui/language.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { ExposeButton } from '../expose/ExposeButton.tsx'
import { isOwnVersion } from '../own-versions.ts'
import { parcelsPath } from '../parcel-paths.ts'
import { texts as parcelsTexts } from '../parcels.texts.ts'
import { ParcelMenu } from './ParcelMenu.tsx'
import { ParcelView } from './ParcelView.tsx'
import { texts } from './parcel-detail.texts.ts'
import classes from './parcel-detail.module.css'
import { useJustChanged } from './useJustChanged.ts'
import { type InsideParcel, isInsideParcel } from './whole-parcel.ts'

const ParcelForm = late(async () => (await import('./edit/ParcelForm.tsx')).ParcelForm)

/** In the address, so that the way back leads out of the form; `=1` right after the parcel was created. */
const editing = 'bearbeiten'

export function ParcelPage({ parcel }: { parcel: LinkedProperty }) {
  const say = useSay()
  const internal = isInternal(useActor())
  const { searchStr } = useLocation()
  const wish = new URLSearchParams(searchStr).get(editing)
  const inside = internal && isInsideParcel(parcel) ? parcel : null
  const justChanged = useJustChanged(inside?.version) && !isOwnVersion(parcel.id, parcel.version)
  const [hasBegun, setBegun] = useState(false)
  // An archived one is not edited; but what was begun stays open when somebody archives it meanwhile.
  const isEditing = inside !== null && wish !== null && (hasBegun || !inside.isArchived)
  if (isEditing !== hasBegun) setBegun(isEditing)
  const [ownName, setOwnName] = useState(parcel.name)
  // Whoever edits keeps the name she began with; the form tells of what others make of it.
  if (!isEditing && ownName !== parcel.name) setOwnName(parcel.name)
  const name = isEditing ? ownName : parcel.name
  const title = inside?.isArchived ? say(texts.archivedName, { name }) : name
  return (
    <Page
      title={title}
      crumbs={[
        { label: say(parcelsTexts.parcels), path: parcelsPath },
        { label: name || say(texts.details), isName: name !== '' },
      ]}
      badge={inside && <Badges parcel={inside} isChanged={justChanged && !isEditing} />}
      actions={inside ? !isEditing && <Actions parcel={inside} /> : <ExposeButton parcel={parcel} />}
    >
      {isEditing ? (
        <Editing parcel={inside} isNew={wish === '1' && inside.version === 1} />
      ) : (
        <div className={classes.view} data-fresh={justChanged || undefined}>
          {inside?.isArchived && <Alert tone="info">{say(texts.archivedNote)}</Alert>}
          <ParcelView parcel={parcel} inside={inside} />
        </div>
      )}
    </Page>
  )
}

function Editing({ parcel, isNew }: { parcel: InsideParcel; isNew: boolean }) {
  const router = useRouter()
  const { pathname } = useLocation()
  const close = (href: string) => void router.navigate({ href, replace: true, ignoreBlocker: true })
  return (
    <ParcelForm
      parcel={parcel}
      onSaved={() => close(pathname)}
      onDiscarded={() => close(isNew ? parcelsPath : pathname)}
    />
  )
}

function Badges({ parcel, isChanged }: { parcel: InsideParcel; isChanged: boolean }) {
  const say = useSay()
  return (
    <Group gap="xs">
      {parcel.isArchived ? (
        <StatusBadge tone="neutral">{say(texts.archived)}</StatusBadge>
      ) : (
        <StatusBadge tone={parcel.isPublic ? 'success' : 'neutral'}>
          {say(parcel.isPublic ? texts.public : texts.internal)}
        </StatusBadge>
      )}
      <output>{isChanged && <StatusBadge tone="info">{say(texts.changedMark)}</StatusBadge>}</output>
    </Group>
  )
}

function Actions({ parcel }: { parcel: InsideParcel }) {
  const say = useSay()
  const { pathname } = useLocation()
  return (
    <Group gap="xs">
      {!parcel.isArchived && (
        <Button
          component={AppLink}
          href={`${pathname}?${editing}`}
          leftSection={<IconPencil size={20} aria-hidden />}
        >
          {say(texts.edit)}
        </Button>
      )}
      <ParcelMenu parcel={parcel} />
    </Group>
  )
}

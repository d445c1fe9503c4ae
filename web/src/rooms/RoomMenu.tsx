import type { Document, Room } from '@allmende/domain/rooms/rooms.contract.ts'
import { isSeenInside } from '@allmende/domain/tenders/tenders.policy.ts'
import { ActionIcon, Menu } from '@mantine/core'
import { IconDotsVertical, IconFileZip, IconMapPin } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useActor } from '../session/useSession.ts'
import { late } from '../shell/late.ts'
import { focusOn } from '../ui/form/focus-on.ts'
import { useSay } from '../ui/language.tsx'
import { MenuAction } from '../ui/MenuAction.tsx'
import { useChangedZip } from './downloads.ts'
import { changedIn, wasEverDownloaded } from './room-facts.ts'
import type { RoomTender } from './room-tender.ts'
import { texts } from './rooms.texts.ts'

const ImportFromParcel = late(async () => (await import('./import/ImportFromParcel.tsx')).ImportFromParcel)

type RoomMenuProps = {
  tender: RoomTender
  room: Room
  isWritable: boolean
  documents: readonly Document[]
}

const menuIdOf = ({ id }: Room) => `raum-${id}-menue`

/** What else can be done with a room; nothing is shown where there is nothing. */
export function RoomMenu({ tender, room, isWritable, documents }: RoomMenuProps) {
  const say = useSay()
  const actor = useActor()
  const zip = useChangedZip()
  const [isImporting, setImporting] = useState(false)
  // Whoever has downloaded nothing yet has the whole room to fetch.
  const mayFetchChanged = actor.kind === 'user' && wasEverDownloaded(documents)
  const mayImport = isWritable && room.type === 'CLIENT' && isSeenInside(tender)
  if (!mayFetchChanged && !mayImport) return null
  return (
    <>
      <Menu id={menuIdOf(room)} position="bottom-end" width={300} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <ActionIcon variant="default" size={32} aria-label={say(texts.moreOf, { name: room.name })}>
            <IconDotsVertical size={20} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {mayFetchChanged && (
            <MenuAction
              label={say(texts.changedZip)}
              icon={<IconFileZip size={20} aria-hidden />}
              reason={changedIn(documents).length > 0 ? null : say(texts.nothingChanged)}
              onClick={() => zip(room)}
            />
          )}
          {mayImport && (
            <MenuAction
              label={say(texts.fromParcel)}
              icon={<IconMapPin size={20} aria-hidden />}
              reason={null}
              onClick={() => {
                // The dialog gives the focus back to where it was.
                focusOn(menuIdOf(room))
                setImporting(true)
              }}
            />
          )}
        </Menu.Dropdown>
      </Menu>
      {isImporting && isSeenInside(tender) && (
        <Suspense fallback={null}>
          <ImportFromParcel tender={tender} room={room} onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </>
  )
}

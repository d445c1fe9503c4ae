import { anchorOf } from '@allmende/domain/notices/form/paths.ts'
import { ownParts, ownPath } from '@allmende/domain/tenders/check/own-places.ts'
import { roomStages } from '@allmende/domain/templates/templates.contract.ts'
import { roomReasons } from '@allmende/domain/rooms/rooms.reasons.ts'
import { queryClient, rpcQuery } from '../rpc/queries.ts'
import { type ListedRoom, RoomList } from '../templates/RoomList.tsx'
import { Alert } from '../ui/Alert.tsx'
import { AppLink } from '../ui/AppLink.tsx'
import { FormSection } from '../ui/form/FormSection.tsx'
import { useSay } from '../ui/language.tsx'
import type { TenderEntries } from './tender-entries.ts'
import { texts } from './tender-form.texts.ts'
import { documentsPath } from './tender-paths.ts'

type RoomsSectionProps = {
  /** Undefined before it is saved for the first time. */
  tenderId: number | undefined
  entries: TenderEntries
  refused: Readonly<Record<string, string>>
  onChange: (changes: Partial<TenderEntries>) => void
}

/** The authority's own rooms, and those every bidder gets. */
export function RoomsSection({ tenderId, entries, refused, onChange }: RoomsSectionProps) {
  const say = useSay()
  const at = (key: string) =>
    Object.fromEntries(
      Object.entries(refused).flatMap(([path, text]) =>
        path.startsWith(`${key}.`) ? [[path.slice(key.length + 1), text]] : [],
      ),
    )
  /** The server asks again when it is saved. */
  async function whyKept({ id, name }: ListedRoom): Promise<string | null> {
    if (id === undefined) return null
    const documents = await queryClient.fetchQuery(rpcQuery('listDocuments', id)).catch(() => [])
    return documents.length === 0 ? null : say(roomReasons.roomNotEmpty, { room: name })
  }
  return (
    <>
      <FormSection anchor={ownParts.rooms} title={say(texts.rooms)} hint={say(texts.roomsHint)}>
        <p>
          {tenderId === undefined ? (
            say(texts.documentsLater)
          ) : (
            <AppLink href={documentsPath(tenderId)}>{say(texts.toDocuments)}</AppLink>
          )}
        </p>
        {refused['informationRooms'] && <Alert tone="danger">{refused['informationRooms']}</Alert>}
        <div id={anchorOf(ownPath('informationRooms'))}>
          <RoomList
            rooms={entries.informationRooms.map((room) => ({ ...room, stage: null }))}
            stages={[null]}
            addLabel={say(texts.addRoom)}
            errors={at('informationRooms')}
            whyKept={whyKept}
            onChange={(rooms) =>
              onChange({ informationRooms: rooms.map(({ stage: _none, ...room }) => room) })
            }
          />
        </div>
      </FormSection>
      <FormSection title={say(texts.roomTemplates)} hint={say(texts.roomTemplatesHint)}>
        <div id={anchorOf(ownPath('roomTemplates'))}>
          <RoomList
            rooms={entries.roomTemplates}
            stages={roomStages}
            addLabel={say(texts.addRoomTemplate)}
            errors={at('roomTemplates')}
            onChange={(roomTemplates) => onChange({ roomTemplates })}
          />
        </div>
      </FormSection>
    </>
  )
}

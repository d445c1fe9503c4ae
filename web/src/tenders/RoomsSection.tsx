import { roomStages } from '@allmende/domain/templates/templates.contract.ts'
import { RoomList } from '../templates/RoomList.tsx'
import { FormSection } from '../ui/form/FormSection.tsx'
import { useSay } from '../ui/language.tsx'
import { sectionAnchors } from './form-anchors.ts'
import type { TenderEntries } from './tender-entries.ts'
import { texts } from './tender-form.texts.ts'

type RoomsSectionProps = {
  entries: TenderEntries
  refused: Readonly<Record<string, string>>
  onChange: (changes: Partial<TenderEntries>) => void
}

/** The authority's own rooms, and those every bidder gets. */
export function RoomsSection({ entries, refused, onChange }: RoomsSectionProps) {
  const say = useSay()
  const at = (key: string) =>
    Object.fromEntries(
      Object.entries(refused).flatMap(([path, text]) =>
        path.startsWith(`${key}.`) ? [[path.slice(key.length + 1), text]] : [],
      ),
    )
  return (
    <>
      <FormSection anchor={sectionAnchors.rooms} title={say(texts.rooms)} hint={say(texts.roomsHint)}>
        <RoomList
          rooms={entries.informationRooms.map((room) => ({ ...room, stage: null }))}
          stages={[null]}
          addLabel={say(texts.addRoom)}
          errors={at('informationRooms')}
          onChange={(rooms) =>
            onChange({ informationRooms: rooms.map(({ name, description }) => ({ name, description })) })
          }
        />
      </FormSection>
      <FormSection title={say(texts.roomTemplates)} hint={say(texts.roomTemplatesHint)}>
        <RoomList
          rooms={entries.roomTemplates}
          stages={roomStages}
          addLabel={say(texts.addRoomTemplate)}
          errors={at('roomTemplates')}
          onChange={(roomTemplates) => onChange({ roomTemplates })}
        />
      </FormSection>
    </>
  )
}

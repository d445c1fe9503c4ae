import type { Document, Room } from '@allmende/domain/rooms/rooms.contract.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'
import type { RoomTender } from './room-tender.ts'
import { Button } from '@mantine/core'
import { IconFileZip, IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { rpcQuery } from '../rpc/queries.ts'
import { useActor } from '../session/useSession.ts'
import { useSay } from '../ui/language.tsx'
import { useNumbers } from '../ui/numbers.ts'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import { FileZone } from '../ui/upload/FileZone.tsx'
import { useDropTarget } from '../ui/upload/useDropTarget.ts'
import { useZip } from './downloads.ts'
import {
  changedIn,
  descriptionOf,
  mayBeListed,
  stageOf,
  wasEverDownloaded,
  whyReadOnly,
} from './room-facts.ts'
import { anchorOfRoom } from './room-paths.ts'
import { RenameRoom } from './RoomDialogs.tsx'
import { RoomDocuments } from './RoomDocuments.tsx'
import { RoomMenu } from './RoomMenu.tsx'
import classes from './rooms.module.css'
import { texts } from './rooms.texts.ts'
import { RoomUploads } from './uploads/RoomUploads.tsx'
import { useAddUploads } from './uploads/useAddUploads.ts'

type RoomSectionProps = {
  tender: RoomTender
  room: Room
  /** Beside its name: for which lot, for whom. */
  note?: string | undefined
  /** Where more can be said than that two people have to open it. */
  whySealed?: string
  /** Of its heading, within the page. */
  level?: 3 | 4
  /** The page itself says which phase it belongs to. */
  isInPhase?: boolean
}

/** One room: what it is for, what lies in it, and where more is dropped. */
export function RoomSection({
  tender,
  room,
  note,
  whySealed,
  level = 3,
  isInPhase = false,
}: RoomSectionProps) {
  const say = useSay()
  const actor = useActor()
  const heading = useId()
  const isListed = mayBeListed(actor, room)
  const isWritable = isListed && room.readOnly === null
  const { data, error, refetch } = useQuery({ ...rpcQuery('listDocuments', room.id), enabled: isListed })
  const add = useAddUploads(tender.id, room.id)
  const { over, handlers } = useDropTarget({ disabled: !isWritable, onFiles: add })
  const why = whyReadOnly(actor, tender, room)
  const description = descriptionOf(room)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is for the mouse, the button in it for all
    <section
      id={anchorOfRoom(room.id)}
      tabIndex={-1}
      aria-labelledby={heading}
      className={classes.room}
      data-over={over || undefined}
      {...(isWritable && handlers)}
    >
      <RoomHead
        tender={tender}
        headingId={heading}
        level={level}
        stage={isInPhase ? null : stageOf(room)}
        room={room}
        note={note}
        isWritable={isWritable}
        documents={data}
      />
      {description && <p className={classes.description}>{description}</p>}
      {!isListed && <p className={classes.quiet}>{whySealed ?? say(texts.sealedText)}</p>}
      {why && <p className={classes.quiet}>{say(why)}</p>}
      {isWritable && (
        <FileZone
          compact
          multiple
          label={say(texts.uploadTo, { name: room.name })}
          over={over}
          onFiles={add}
        />
      )}
      <RoomUploads roomId={room.id} onAdd={add} />
      {isListed && (
        <RoomDocuments
          tender={tender}
          room={room}
          documents={data}
          error={error}
          onRetry={() => void refetch()}
          isWritable={isWritable}
          onAdd={add}
        />
      )}
    </section>
  )
}

type RoomHeadProps = {
  tender: RoomTender
  headingId: string
  level: 3 | 4
  stage: Bilingual | null
  room: Room
  note: string | undefined
  isWritable: boolean
  documents: readonly Document[] | undefined
}

function RoomHead({ tender, headingId, level, stage, room, note, isWritable, documents }: RoomHeadProps) {
  const say = useSay()
  const zip = useZip()
  const [isRenaming, setRenaming] = useState(false)
  const { name } = room
  const Heading = `h${level}` as const
  return (
    <div className={classes.head}>
      <div className={classes.words}>
        <Heading id={headingId}>{name}</Heading>
        {note && <span className={classes.quiet}>{note}</span>}
        {stage && <StatusBadge tone="info">{say(stage)}</StatusBadge>}
        {room.sealed && <StatusBadge tone="neutral">{say(texts.sealed)}</StatusBadge>}
        {documents && documents.length > 0 && <Count documents={documents} />}
      </div>
      <div className={classes.actions}>
        {isWritable && (
          <Button
            size="sm"
            variant="default"
            leftSection={<IconPencil size={20} aria-hidden />}
            aria-label={say(texts.renameOf, { name })}
            onClick={() => setRenaming(true)}
          >
            {say(texts.rename)}
          </Button>
        )}
        {documents && documents.length > 0 && (
          <Button
            size="sm"
            variant="default"
            leftSection={<IconFileZip size={20} aria-hidden />}
            aria-label={say(texts.zipOf, { name })}
            loading={zip.isPending}
            onClick={() => zip.fetch(room)}
          >
            {say(texts.zip)}
          </Button>
        )}
        {documents && <RoomMenu tender={tender} room={room} isWritable={isWritable} documents={documents} />}
      </div>
      {isWritable && <RenameRoom room={room} opened={isRenaming} onClose={() => setRenaming(false)} />}
    </div>
  )
}

function Count({ documents }: { documents: readonly Document[] }) {
  const say = useSay()
  const { sayNumber, saySize } = useNumbers()
  const n = documents.length === 1 ? 1 : sayNumber(documents.length)
  const size = saySize(documents.reduce((sum, document) => sum + document.size, 0))
  const changed = wasEverDownloaded(documents) ? changedIn(documents).length : 0
  return (
    <>
      <span className={classes.quiet}>{say(texts.count, { n, size })}</span>
      {changed > 0 && (
        <StatusBadge tone="warning">{say(texts.changedCount, { n: sayNumber(changed) })}</StatusBadge>
      )}
    </>
  )
}

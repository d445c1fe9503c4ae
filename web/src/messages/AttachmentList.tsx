import { Button } from '@mantine/core'
import { IconFileZip } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useZip } from '../rooms/downloads.ts'
import { RoomDocuments } from '../rooms/RoomDocuments.tsx'
import { rpcQuery } from '../rpc/queries.ts'
import { useSay } from '../ui/language.tsx'
import { LoadFault } from '../ui/LoadFault.tsx'
import classes from './messages.module.css'
import { texts } from './messages.texts.ts'

type AttachmentListProps = { tenderId: number; roomId: number }

const addNothing = () => undefined

/** What came with a message, to be looked at and saved. */
export function AttachmentList({ tenderId, roomId }: AttachmentListProps) {
  const say = useSay()
  const zip = useZip()
  const room = useQuery(rpcQuery('getRoom', roomId))
  const documents = useQuery(rpcQuery('listDocuments', roomId))
  if (room.error && !room.data)
    return (
      <LoadFault title={say(texts.noAttachments)} error={room.error} onRetry={() => void room.refetch()} />
    )
  if (!room.data) return null
  const { data } = room
  return (
    <section className={classes.stack}>
      <div className={classes.buttons}>
        <h4>{say(texts.attachments)}</h4>
        {(documents.data?.length ?? 0) > 1 && (
          <Button
            size="sm"
            variant="default"
            leftSection={<IconFileZip size={20} aria-hidden />}
            loading={zip.isPending}
            onClick={() => zip.fetch(data)}
          >
            {say(texts.zip)}
          </Button>
        )}
      </div>
      <RoomDocuments
        tender={{ id: tenderId }}
        room={data}
        documents={documents.data}
        error={documents.error}
        onRetry={() => void documents.refetch()}
        isWritable={false}
        isDated
        onAdd={addNothing}
      />
    </section>
  )
}

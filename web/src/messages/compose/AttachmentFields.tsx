import { ActionIcon } from '@mantine/core'
import { IconPaperclip, IconX } from '@tabler/icons-react'
import { useId } from 'react'
import { RoomUploads } from '../../rooms/uploads/RoomUploads.tsx'
import { useSay } from '../../ui/language.tsx'
import { useNumbers } from '../../ui/numbers.ts'
import { FileZone } from '../../ui/upload/FileZone.tsx'
import { useDropTarget } from '../../ui/upload/useDropTarget.ts'
import classes from '../messages.module.css'
import { texts } from './compose.texts.ts'
import type { Attachments } from './useAttachments.ts'

/** Where files are attached to a message, and what is. */
export function AttachmentFields({ attachments }: { attachments: Attachments }) {
  const say = useSay()
  const { saySize } = useNumbers()
  const titleId = useId()
  const { roomId, documents, isAllowed, add, remove } = attachments
  const { over, handlers } = useDropTarget({ disabled: !isAllowed, onFiles: add })
  if (!isAllowed) return <p className={classes.quiet}>{say(texts.filesAfterLogin)}</p>
  return (
    <div className={classes.attaching}>
      <FileZone compact multiple label={say(texts.attach)} over={over} handlers={handlers} onFiles={add} />
      {roomId !== null && <RoomUploads roomId={roomId} onAdd={add} />}
      {documents.length > 0 && (
        <section aria-labelledby={titleId}>
          <h3 id={titleId} className={classes.small}>
            {say(texts.attached)}
          </h3>
          <ul className={classes.files}>
            {documents.map((document) => (
              <li key={document.id}>
                <IconPaperclip size={16} aria-hidden />
                <span>{document.name}</span>
                <span className={classes.quiet}>{saySize(document.size)}</span>
                <ActionIcon
                  variant="subtle"
                  aria-label={say(texts.removeFile, { name: document.name })}
                  onClick={() => remove(document)}
                >
                  <IconX size={16} aria-hidden />
                </ActionIcon>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

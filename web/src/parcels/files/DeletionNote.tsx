import type { ParcelFile } from '@allmende/domain/parcels/folder.ts'
import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { use } from 'react'
import { useSession } from '../../session/useSession.ts'
import { useSay } from '../../ui/language.tsx'
import { useTimeLeft } from '../../ui/useTimeLeft.ts'
import { minutesLeft, openUntil } from './file-deletion.ts'
import { FilesContext } from './files-context.ts'
import classes from './files.module.css'
import { archiveTexts as texts } from './files.texts.ts'
import { useFileDeletion } from './useFileDeletion.ts'

/** Who has asked for the deletion of a file and how long it can be confirmed; nothing where nobody has, or too long ago. */
export function DeletionNote({ file }: { file: ParcelFile }) {
  const say = useSay()
  const { isWritable } = use(FilesContext)
  const email = useSession().user?.email
  const n = minutesLeft(useTimeLeft(openUntil(file)))
  const { approve } = useFileDeletion()
  const { name, deletionRequestUsername: who } = file
  if (n === 0 || who === null) return null
  if (who === email) return <span className={classes.deletion}>{say(texts.ownRequest, { n })}</span>
  return (
    <span className={classes.deletion}>
      {say(texts.open, { who, n })}
      {isWritable && (
        <Button
          size="sm"
          variant="default"
          color="red"
          leftSection={<IconTrash size={16} aria-hidden />}
          aria-label={say(texts.approveOf, { name })}
          onClick={() => void approve(file)}
        >
          {say(texts.approve)}
        </Button>
      )}
    </span>
  )
}

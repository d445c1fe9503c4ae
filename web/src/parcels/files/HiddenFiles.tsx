import { isSeenOutside } from '@allmende/domain/parcels/parcels.policy.ts'
import { filesOf } from '@allmende/domain/parcels/folder-tree.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { CallError } from '../../rpc/call-error.ts'
import { Alert } from '../../ui/Alert.tsx'
import { confirm } from '../../ui/confirm.tsx'
import { useSay } from '../../ui/language.tsx'
import { toast } from '../../ui/toasts.tsx'
import { changeParcel } from '../change-parcel.ts'
import type { InsideParcel } from '../detail/whole-parcel.ts'
import { texts } from './files.texts.ts'
import { focusAfter, newFolderId } from './focus-after.ts'

/** Public files are not seen outside while the whole part is internal: says so, and what to do. */
export function HiddenFiles({ parcel: inside }: { parcel: InsideParcel }) {
  const say = useSay()
  const { id, files, publicFields } = inside
  const isSeen = isSeenOutside(inside)
  const [isPending, setPending] = useState(false)
  const n = filesOf(files).filter(({ file, isArchived }) => file.isPublic && !isArchived).length
  if (n === 0 || publicFields.includes('files')) return null

  async function unhide() {
    const isSure = await confirm({
      title: say(texts.unhide),
      text: say(isSeen ? texts.unhideText : texts.unhideLaterText, { n }),
      confirmLabel: say(texts.publish),
    })
    if (!isSure) return
    setPending(true)
    try {
      await changeParcel(id, (parcel) =>
        parcel.publicFields.includes('files') ? null : { publicFields: [...parcel.publicFields, 'files'] },
      )
      toast.success(say(isSeen ? texts.unhidden : texts.unhiddenLater))
      focusAfter(newFolderId)
    } catch (error) {
      toast.error((error as CallError).message, say(texts.notChanged))
    } finally {
      setPending(false)
    }
  }

  return (
    <Alert
      tone="warning"
      action={
        <Button size="sm" variant="default" loading={isPending} onClick={() => void unhide()}>
          {say(texts.publish)}
        </Button>
      }
    >
      {say(texts.hidden, { n })}
    </Alert>
  )
}

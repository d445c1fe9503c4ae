import type { Property } from '@allmende/domain/parcels/parcels.contract.ts'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Dialog } from '../../ui/Dialog.tsx'
import { useLeaveGuard } from '../../ui/form/useLeaveGuard.ts'
import { useSay } from '../../ui/language.tsx'
import type { InsideParcel } from '../detail/whole-parcel.ts'
import { ContestedDialog } from './edit/ContestedDialog.tsx'
import { useMarkerEditor } from './edit/useMarkerEditor.ts'
import { panoramaName } from './marker-names.ts'
import { PanoramaFrame } from './PanoramaFrame.tsx'
import { texts } from './panorama.texts.ts'

type PanoramaDialogProps = {
  parcel: Property
  /** The same with its marks, for those inside. */
  inside: InsideParcel | null
  panoramaId: string
  /** What was open before, if it was another one of these. */
  previous: string | null
  onWalk: (id: string) => void
  onBack: () => void
  onClose: () => void
}

/** A panorama that fills most of the screen, with ways to the others; staff change its markers in it. */
export function PanoramaDialog({ parcel, inside, panoramaId, ...props }: PanoramaDialogProps) {
  const { previous, onWalk, onBack, onClose } = props
  const say = useSay()
  const panoramas = (inside ?? parcel).panoramas ?? []
  const panorama = panoramas.find(({ id }) => id === panoramaId)
  const editor = useMarkerEditor(parcel.id, panorama)
  const [isAsking, setAsking] = useState(false)
  const [editedId, setEditedId] = useState(panoramaId)
  if (editedId !== panoramaId) {
    // The browser's way back leads to another one; who had changes was asked.
    setEditedId(panoramaId)
    editor.stop()
  }
  const { editing } = editor
  useLeaveGuard(editor.isDirty)

  /** Asks once, however often somebody wants to leave. */
  async function leave(then: () => void = () => undefined) {
    if (isAsking) return
    setAsking(true)
    const leaves = await editor.leaves().finally(() => setAsking(false))
    if (!leaves) return
    // At once: who has been asked here is not asked again by the page.
    flushSync(editor.stop)
    then()
  }
  const escapeMeans = editing !== null && (editing.mode !== null || editing.selected !== null)
  return (
    <>
      <Dialog
        opened
        size="viewport"
        fillsPhone
        onClose={() => void leave(onClose)}
        escapable={!escapeMeans && !isAsking && editor.contest === null}
        title={panorama ? panoramaName(panoramas, panoramaId, say) : say(texts.panorama)}
      >
        <PanoramaFrame
          panorama={panorama}
          panoramas={panoramas}
          editor={editor}
          mayEdit={inside !== null && !inside.isArchived}
          previous={panoramas.find(({ id }) => id === previous)?.id}
          onWalk={(id) => (id === previous ? onBack() : onWalk(id))}
          onBack={onBack}
          onStop={() => void leave()}
        />
      </Dialog>
      {editor.contest && <ContestedDialog contest={editor.contest} />}
    </>
  )
}

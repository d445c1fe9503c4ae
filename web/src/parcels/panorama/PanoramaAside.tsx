import { Button } from '@mantine/core'
import { IconArrowLeft, IconPencil } from '@tabler/icons-react'
import type { Marker } from '@allmende/domain/parcels/markers.ts'
import type { RefObject } from 'react'
import { Alert } from '../../ui/Alert.tsx'
import { useSay } from '../../ui/language.tsx'
import { selectedMarker } from './edit/editing.ts'
import { texts as editTexts } from './edit/editor.texts.ts'
import { MarkerForm } from './edit/MarkerForm.tsx'
import { panoramaName } from './marker-names.ts'
import { MarkerList } from './MarkerList.tsx'
import classes from './panorama.module.css'
import type { PanoramaFrameProps } from './PanoramaFrame.tsx'
import { texts } from './panorama.texts.ts'

type PanoramaAsideProps = Omit<PanoramaFrameProps, 'onStop'> & {
  markers: readonly Marker[]
  names: ReadonlyMap<string, string>
  chosen: string | null
  /** Where the focus goes when another panorama is shown. */
  heading: RefObject<HTMLHeadingElement | null>
  onChoose: (id: string) => void
  onStart: () => void
}

/** What stands in words beside the picture: the way back, the markers, and of the selected one everything. */
export function PanoramaAside(props: PanoramaAsideProps) {
  const { panorama, panoramas, editor, mayEdit, previous, markers, names, chosen, heading } = props
  const say = useSay()
  const { editing } = editor
  const marker = editing ? selectedMarker(editing) : undefined
  return (
    <section className={classes.aside} aria-label={say(texts.markers)}>
      {previous !== undefined && !editing && (
        <div>
          <Button
            variant="default"
            leftSection={<IconArrowLeft size={20} aria-hidden />}
            onClick={props.onBack}
          >
            {say(texts.back, { name: panoramaName(panoramas, previous, say) })}
          </Button>
        </div>
      )}
      {!panorama && <Alert tone="warning">{say(texts.gone)}</Alert>}
      <h3 ref={heading} tabIndex={-1} className={classes.heading}>
        {marker ? names.get(marker.id) : say(texts.markers)}
      </h3>
      {mayEdit && panorama && !editing && (
        <div>
          <Button
            variant="default"
            leftSection={<IconPencil size={20} aria-hidden />}
            data-begins-editing
            onClick={props.onStart}
          >
            {say(editTexts.edit)}
          </Button>
        </div>
      )}
      {editing && marker && panorama ? (
        <MarkerForm
          editor={editor}
          editing={editing}
          marker={marker}
          panoramas={panoramas}
          panoramaId={panorama.id}
        />
      ) : (
        <MarkerList
          markers={markers}
          names={names}
          panoramas={panoramas}
          chosen={chosen}
          onChoose={props.onChoose}
          {...(!editing && { onWalk: props.onWalk })}
        />
      )}
    </section>
  )
}

import type { Marker } from '@allmende/domain/parcels/markers.ts'
import type { Panorama } from '@allmende/domain/parcels/parcel-media.ts'
import { type KeyboardEvent, type RefObject, Suspense } from 'react'
import { hasWebGl2 } from '../../map/webgl.ts'
import { late } from '../../shell/late.ts'
import { Alert } from '../../ui/Alert.tsx'
import { useSay } from '../../ui/language.tsx'
import editorClasses from './edit/editor.module.css'
import { editByKey } from './edit/editor-keys.ts'
import { useMarkerDrag } from './edit/useMarkerDrag.ts'
import type { MarkerEditor } from './edit/useMarkerEditor.ts'
import { FlatPicture } from './FlatPicture.tsx'
import classes from './panorama.module.css'
import { texts } from './panorama.texts.ts'
import type { Sphere } from './sphere.ts'
import { turnByKey } from './sphere-keys.ts'
import { SphereControls } from './SphereControls.tsx'
import { SphereFaultBoundary } from './SphereFaultBoundary.tsx'
import type { SphereStageProps } from './SphereStage.tsx'
import { useDrawnMarkers } from './useDrawnMarkers.ts'

const SphereStage = late(async () => (await import('./SphereStage.tsx')).SphereStage)

type PictureProps = Pick<SphereStageProps, 'onSphere' | 'onClick'> & {
  panorama: Panorama | undefined
  markers: readonly Marker[]
  names: ReadonlyMap<string, string>
  chosen: string | null
  editor: MarkerEditor
  sphere: Sphere | null
  /** What has the focus while the picture is worked with by keys. */
  stage: RefObject<HTMLDivElement | null>
  frame: RefObject<HTMLElement | null>
}

/** The panorama itself: all around where the browser can draw that, flat where it cannot, in words while it is not there. */
export function Picture(props: PictureProps) {
  const { panorama, markers, names, chosen, editor, sphere, stage, frame, onSphere, onClick } = props
  const say = useSay()
  const { editing } = editor
  const drawn = useDrawnMarkers(markers, names, chosen, editing)
  useMarkerDrag(stage, sphere, editor)
  if (panorama?.state !== 'READY')
    return (
      <div className={classes.note}>
        {panorama?.state === 'MAKING' && (
          <Alert tone="info" title={say(texts.making)}>
            {say(texts.makingWhy)}
          </Alert>
        )}
        {panorama?.state === 'FAILED' && (
          <Alert tone="danger" title={say(texts.unreadable)}>
            {say(texts.unreadableWhy)}
          </Alert>
        )}
      </div>
    )
  if (!hasWebGl2()) return <FlatPicture panorama={panorama} why={say(texts.flat)} />
  const pressed = (event: KeyboardEvent) => {
    if (!sphere || event.target !== stage.current || event.ctrlKey || event.metaKey || event.altKey) return
    if (editByKey(editor, sphere, event) || turnByKey(sphere, event)) event.preventDefault()
  }
  const flat = <FlatPicture panorama={panorama} why={say(texts.broken)} />
  return (
    <SphereFaultBoundary panoramaId={panorama.id} fallback={flat}>
      <div className={classes.stage}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the picture is turned by keys */}
        <div
          ref={stage}
          className={classes.focus}
          role="application"
          aria-label={say(texts.stage)}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the picture is turned by keys
          tabIndex={0}
          data-autofocus
          onKeyDown={pressed}
        >
          <Suspense fallback={<output className={classes.waiting}>{say(texts.loading)}</output>}>
            <SphereStage panorama={panorama} drawn={drawn} onSphere={onSphere} onClick={onClick} />
          </Suspense>
        </div>
        {editing?.mode && (
          <svg className={editorClasses.crosshair} viewBox="0 0 44 44" aria-hidden="true">
            <path d="M22 2V18M22 26V42M2 22H18M26 22H42" />
            <path d="M22 2V18M22 26V42M2 22H18M26 22H42" />
          </svg>
        )}
        {sphere && <SphereControls sphere={sphere} frame={frame} canFill={editing === null} />}
      </div>
    </SphereFaultBoundary>
  )
}

import { linkedPanorama } from '@allmende/domain/parcels/linked-markers.ts'
import { middleOf } from '@allmende/domain/parcels/markers.ts'
import { readMarkers } from '@allmende/domain/parcels/markers-text.ts'
import type { Panorama } from '@allmende/domain/parcels/parcel-media.ts'
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSay } from '../../ui/language.tsx'
import { editAnywhere } from './edit/editor-keys.ts'
import { EditorTools } from './edit/EditorTools.tsx'
import type { MarkerEditor } from './edit/useMarkerEditor.ts'
import { markerNames } from './marker-names.ts'
import classes from './panorama.module.css'
import { PanoramaAside } from './PanoramaAside.tsx'
import { Picture } from './Picture.tsx'
import { useKeptFocus } from './useKeptFocus.ts'
import type { Sphere } from './sphere.ts'
import type { SphereClick } from './SphereStage.tsx'

export type PanoramaFrameProps = {
  panorama: Panorama | undefined
  panoramas: readonly Panorama[]
  editor: MarkerEditor
  mayEdit: boolean
  /** Where one came from. */
  previous: string | undefined
  onWalk: (id: string) => void
  onBack: () => void
  onStop: () => void
}

/** The picture and beside it its markers in words. */
export function PanoramaFrame(props: PanoramaFrameProps) {
  const { panorama, panoramas, editor, onWalk, onBack, onStop } = props
  const say = useSay()
  const frame = useRef<HTMLDivElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [sphere, setSphere] = useState<Sphere | null>(null)
  const [viewed, setViewed] = useState<string | null>(null)
  const { editing } = editor
  const kept = useMemo(() => readMarkers(panorama?.markers ?? ''), [panorama?.markers])
  const markers = editing?.history.present ?? kept
  const names = useMemo(() => markerNames(markers, panoramas, say), [markers, panoramas, say])
  const chosen = editing ? editing.selected : viewed

  useKeptFocus(frame, stage, editor)
  const { choose } = editor
  const isEditing = editing !== null
  const latest = useRef({ markers, sphere, choose })
  useEffect(() => {
    latest.current = { markers, sphere, choose }
  })
  /** From the list: the view turns to it. */
  const lead = useCallback(
    (id: string) => {
      const now = latest.current
      const found = now.markers.find((each) => each.id === id)
      if (found) now.sphere?.turnTo(middleOf(found))
      if (isEditing) now.choose(id)
      else setViewed((before) => (before === id ? null : id))
    },
    [isEditing],
  )
  const walk = useCallback(
    (id: string) => {
      setViewed(null)
      onWalk(id)
      heading.current?.focus()
    },
    [onWalk],
  )
  function clicked({ id, yaw, pitch, isRight }: SphereClick) {
    if (editing) {
      // Keys then move what was placed.
      stage.current?.focus({ preventScroll: true })
      if (isRight) editor.end()
      else if (editing.mode !== null) editor.place({ yaw, pitch })
      else if (id === null) editor.choose(null)
      return
    }
    const hit = isRight ? undefined : markers.find((each) => each.id === id)
    if (!hit) return
    const target = linkedPanorama(hit, panoramas)
    if (hit.data.type === 'waypoint' && target) walk(target.id)
    else setViewed(hit.id)
  }

  const keyed = (event: KeyboardEvent) => {
    if (!editAnywhere(editor, event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  const back = () => {
    setViewed(null)
    onBack()
    heading.current?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys that mean the same anywhere within
    <div ref={frame} className={classes.frame} onKeyDown={keyed}>
      {editing && <EditorTools editor={editor} editing={editing} onStop={onStop} />}
      <div className={classes.picture}>
        <Picture
          panorama={panorama}
          markers={markers}
          names={names}
          chosen={chosen}
          editor={editor}
          sphere={sphere}
          stage={stage}
          frame={frame}
          onSphere={setSphere}
          onClick={clicked}
        />
      </div>
      <PanoramaAside
        {...props}
        markers={markers}
        names={names}
        chosen={chosen}
        heading={heading}
        onChoose={lead}
        onWalk={walk}
        onBack={back}
        onStart={() => {
          setViewed(null)
          editor.start()
        }}
      />
    </div>
  )
}

import {
  longestMarkerContent,
  type Marker,
  type MarkerType,
  type SpherePoint,
} from '@allmende/domain/parcels/markers.ts'
import { readMarkers } from '@allmende/domain/parcels/markers-text.ts'
import type { Panorama } from '@allmende/domain/parcels/parcel-media.ts'
import { useState } from 'react'
import { CallError } from '../../../rpc/call-error.ts'
import { confirm } from '../../../ui/confirm.tsx'
import { houseTexts } from '../../../ui/house.texts.ts'
import { useSay } from '../../../ui/language.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { texts as viewTexts } from '../panorama.texts.ts'
import {
  changed,
  chosen,
  type Editing,
  ended,
  inMode,
  isChanged,
  moved,
  newEditing,
  placed,
  removed,
  stepBack,
  stepForward,
} from './editing.ts'
import { texts } from './editor.texts.ts'
import { type Choice, type Contested, saveMarkers } from './save-markers.ts'

export type Contest = { contested: readonly Contested[]; answer: (choice: Choice | null) => void }

/** It names an element of the page and is told apart from those of everybody else. */
const newId = () => `marker-${crypto.randomUUID()}`

/** Everything that is done to the markers of a panorama while they are edited; `editing` is null while they are not. */
export function useMarkerEditor(parcelId: number, panorama: Panorama | undefined) {
  const say = useSay()
  const [editing, setEditing] = useState<Editing | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [contest, setContest] = useState<Contest | null>(null)
  const become = (change: (editing: Editing) => Editing) => setEditing((now) => now && change(now))
  const isDirty = editing !== null && isChanged(editing)

  const ask = (contested: readonly Contested[]) =>
    new Promise<Choice | null>((resolve) => {
      const answer = (choice: Choice | null) => {
        setContest(null)
        resolve(choice)
      }
      setContest({ contested, answer })
    })

  async function save() {
    if (!editing || !panorama) return
    const whole = ended(editing, newId())
    const long = whole.history.present.find(({ content }) => content.length > longestMarkerContent)
    setEditing(long ? chosen(whole, long.id) : whole)
    // What is wrong is said at its field.
    if (long) return void toast.error(say(texts.tooLong), say(texts.notSaved))
    setSaving(true)
    try {
      const { base } = whole
      const mine = whole.history.present
      const saved = await saveMarkers({ parcelId, panoramaId: panorama.id, base, mine, ask })
      if (saved.outcome === 'left') return
      if (saved.outcome === 'gone') return void toast.error(say(viewTexts.gone))
      const { markers } = saved
      setEditing((now) => now && { ...newEditing(markers), selected: stillThere(markers, now.selected) })
      toast.success(say(saved.outcome === 'saved' ? texts.saved : texts.merged))
      if (saved.isUnlinked) toast.info(say(texts.unlinked))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      toast.error(error.message, say(texts.notSaved))
    } finally {
      setSaving(false)
    }
  }

  /** Whether one may leave; asks where something would be lost. */
  async function leaves(): Promise<boolean> {
    if (isSaving) return false
    if (!isDirty) return true
    return confirm({
      title: say(texts.sure),
      text: say(texts.discard),
      confirmLabel: say(houseTexts.discard),
      cancelLabel: say(houseTexts.keepEditing),
      danger: true,
    })
  }

  return {
    editing,
    isDirty,
    isSaving,
    contest,
    save,
    leaves,
    start: () => setEditing(newEditing(readMarkers(panorama?.markers ?? ''))),
    stop: () => setEditing(null),
    setMode: (mode: MarkerType) => become((now) => inMode(now, mode, newId())),
    place: (point: SpherePoint) => become((now) => placed(now, point, newId())),
    end: () => become((now) => ended(now, newId())),
    choose: (id: string | null, corner?: number | null) => become((now) => chosen(now, id, corner)),
    change: (id: string, how: (marker: Marker) => Marker, tag: string) =>
      become((now) => changed(now, id, how, tag)),
    move: (yaw: number, pitch: number) => become((now) => moved(now, yaw, pitch)),
    remove: (id: string) => become((now) => removed(now, id)),
    undo: () => become(stepBack),
    redo: () => become(stepForward),
  }
}
export type MarkerEditor = ReturnType<typeof useMarkerEditor>

const stillThere = (markers: readonly Marker[], id: string | null): string | null =>
  markers.some((marker) => marker.id === id) ? id : null

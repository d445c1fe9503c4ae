import { ActionIcon, Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconArrowBackUp, IconArrowForwardUp, IconMapPin, IconPolygon, IconWalk } from '@tabler/icons-react'
import { markerTypes } from '@allmende/domain/parcels/markers.ts'
import { houseTexts } from '../../../ui/house.texts.ts'
import { useSay } from '../../../ui/language.tsx'
import classes from './editor.module.css'
import { typeTexts } from '../panorama.texts.ts'
import { type Editing, isFull } from './editing.ts'
import { texts } from './editor.texts.ts'
import type { MarkerEditor } from './useMarkerEditor.ts'

const icons = { pin: IconMapPin, polygon: IconPolygon, waypoint: IconWalk }

type EditorToolsProps = { editor: MarkerEditor; editing: Editing; onStop: () => void }

export function EditorTools({ editor, editing, onStop }: EditorToolsProps) {
  const say = useSay()
  const { history, draft, mode } = editing
  const byFinger = useMediaQuery('(pointer: coarse)', undefined, { getInitialValueInEffect: false }) ?? false
  return (
    <div className={classes.tools} role="toolbar" aria-label={say(texts.tools)}>
      <div className={classes.row}>
        <div className={classes.group}>
          {markerTypes.map((type) => {
            const Icon = icons[type]
            return (
              <Button
                key={type}
                variant={mode === type ? 'filled' : 'default'}
                aria-pressed={mode === type}
                disabled={isFull(editing) && mode !== type}
                leftSection={<Icon size={20} aria-hidden />}
                onClick={() => editor.setMode(type)}
              >
                {say(typeTexts[type])}
              </Button>
            )
          })}
        </div>
        <div className={classes.group}>
          <ActionIcon
            variant="default"
            size={44}
            aria-label={say(texts.undo)}
            title={say(texts.undo)}
            disabled={history.past.length === 0 && draft.length === 0}
            onClick={editor.undo}
          >
            <IconArrowBackUp size={20} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="default"
            size={44}
            aria-label={say(texts.redo)}
            title={say(texts.redo)}
            disabled={history.future.length === 0}
            onClick={editor.redo}
          >
            <IconArrowForwardUp size={20} aria-hidden />
          </ActionIcon>
          <Button variant="default" onClick={onStop} disabled={editor.isSaving}>
            {say(texts.stop)}
          </Button>
        </div>
      </div>
      {/* In reach however far the others are scrolled. */}
      <div className={classes.ends}>
        {mode !== null && (
          <Button variant="light" onClick={editor.end}>
            {say(texts.finish)}
          </Button>
        )}
        <Button onClick={() => void editor.save()} loading={editor.isSaving} disabled={!editor.isDirty}>
          {say(houseTexts.save)}
        </Button>
      </div>
      <output className={classes.hint}>{say(hintOf(editing, byFinger), { n: String(draft.length) })}</output>
    </div>
  )
}

/** Says what hands can do here: with a mouse and keys, or with fingers. */
function hintOf(editing: Editing, byFinger: boolean) {
  if (editing.mode === 'polygon') return byFinger ? texts.drawByFinger : texts.draw
  if (editing.mode !== null) return byFinger ? texts.placeByFinger : texts.place
  if (editing.selected !== null) return byFinger ? texts.moveByFinger : texts.move
  if (isFull(editing)) return texts.full
  return byFinger ? texts.hintByFinger : texts.hint
}

import { longestOfRoom } from '@allmende/domain/templates/room-lengths.ts'
import type { RoomTemplate } from '@allmende/domain/templates/templates.contract.ts'
import { roomStageTexts } from '@allmende/domain/templates/templates.texts.ts'
import { Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useId } from 'react'
import { focusOn } from '../ui/form/focus-on.ts'
import { FieldGrid, GridCell } from '../ui/form/FieldGrid.tsx'
import { SelectField } from '../ui/form/SelectField.tsx'
import { TextAreaField } from '../ui/form/TextAreaField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { useSay } from '../ui/language.tsx'
import { toast } from '../ui/toasts.tsx'
import classes from './RoomList.module.css'
import { roomTexts as texts } from './RoomList.texts.ts'
import { useRoomUndo } from './useRoomUndo.tsx'

/** With the number of the room where it exists already. */
export type ListedRoom = RoomTemplate & { id?: number | undefined }
type Room = ListedRoom
type Stage = Room['stage']

type RoomListProps = {
  rooms: readonly Room[]
  /** The stages that can be chosen; with one alone nothing is asked. */
  stages: readonly Stage[]
  addLabel: string
  /** Faults by place: `2.name`. */
  errors?: Readonly<Record<string, string | undefined>>
  /** Asked before a room goes: why it stays, null where it may go. */
  whyKept?: (room: Room) => Promise<string | null>
  onChange: (rooms: readonly Room[]) => void
}

const nothingKept = () => Promise.resolve(null)
const keyOf = (stage: Stage) => (stage === null ? 'none' : (String(stage) as `${4 | 5 | 7}`))
const stageOf = (key: string): Stage => (key === 'none' ? null : (Number(key) as Stage))

/** Rooms with their names and descriptions, to be changed, added and taken away. */
export function RoomList({
  rooms,
  stages,
  addLabel,
  errors = {},
  whyKept = nothingKept,
  onChange,
}: RoomListProps) {
  const say = useSay()
  const [first = null] = stages
  const id = useId()
  const addId = `${id}-add`
  const roomId = (index: number) => `${id}-${index}`
  const undo = useRoomUndo({
    rooms,
    onChange,
    id: `${id}-undo`,
    onBack: (index) => requestAnimationFrame(() => focusOn(roomId(index))),
  })
  const nameOf = (room: Room, index: number) => room.name || say(texts.unnamed, { n: index + 1 })
  async function remove(room: Room, index: number) {
    const why = await whyKept(room)
    if (why === null) undo.remove(index, nameOf(room, index))
    else toast.error(why)
  }
  const shown = rooms.map((room, index) => (
    // Rooms have no identity but their place.
    // oxlint-disable-next-line react/no-array-index-key
    <fieldset key={index} id={roomId(index)} className={classes.room}>
      <legend>{nameOf(room, index)}</legend>
      <RoomFields
        room={room}
        stages={stages}
        errorAt={(key) => errors[`${index}.${key}`]}
        onChange={(changed) => onChange(rooms.with(index, changed))}
      />
      <Button
        variant="subtle"
        size="sm"
        className={classes.remove}
        leftSection={<IconTrash size={16} aria-hidden />}
        aria-label={say(texts.remove, { name: nameOf(room, index) })}
        onClick={() => void remove(room, index)}
      >
        {say(texts.removeShort)}
      </Button>
    </fieldset>
  ))
  return (
    <div className={classes.rooms}>
      {undo.among(shown)}
      <Button
        id={addId}
        variant="default"
        leftSection={<IconPlus size={20} aria-hidden />}
        onClick={() => {
          onChange([...rooms, { name: '', description: '', stage: first }])
          requestAnimationFrame(() => focusOn(roomId(rooms.length)))
        }}
      >
        {addLabel}
      </Button>
    </div>
  )
}

type RoomFieldsProps = {
  room: Room
  stages: readonly Stage[]
  errorAt: (key: keyof Room) => string | undefined
  onChange: (room: Room) => void
}

function RoomFields({ room, stages, errorAt, onChange }: RoomFieldsProps) {
  const say = useSay()
  const choosesStage = stages.length > 1
  return (
    <FieldGrid>
      <GridCell span={choosesStage ? 'half' : 'full'}>
        <TextField
          label={say(texts.name)}
          required
          maxLength={longestOfRoom.name}
          value={room.name}
          error={errorAt('name')}
          onChange={(name) => onChange({ ...room, name })}
        />
      </GridCell>
      {choosesStage && (
        <GridCell span="half">
          <SelectField
            label={say(texts.stage)}
            required
            options={stages.map((stage) => ({
              value: keyOf(stage),
              label: say(roomStageTexts[keyOf(stage)]),
            }))}
            value={keyOf(room.stage)}
            error={errorAt('stage')}
            onChange={(key) => key !== null && onChange({ ...room, stage: stageOf(key) })}
          />
        </GridCell>
      )}
      <GridCell>
        <TextAreaField
          label={say(texts.description)}
          rows={2}
          maxLength={longestOfRoom.description}
          value={room.description}
          error={errorAt('description')}
          onChange={(description) => onChange({ ...room, description })}
        />
      </GridCell>
    </FieldGrid>
  )
}

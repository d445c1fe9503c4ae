import type { Document, Room } from '@allmende/domain/rooms/rooms.contract.ts'
import { isUnderway, type Upload } from '../../ui/upload/upload-queue.ts'
import { isFiled, type OwnPart } from '../parts/own-parts.ts'
import type { Phase } from '../offer-paths.ts'

/** What is known of the rooms of a page; the documents of a room are left out while they are loaded. */
export type Contents = {
  rooms: readonly Room[]
  documentsOf: (roomId: number) => readonly Document[] | undefined
  uploads: readonly Upload<{ roomId: number }>[]
}

export type RoomCheck = {
  room: Room
  /** Undefined while nobody knows. */
  count: number | undefined
  size: number
  /** The authority asks for a document here, and there is none. */
  isMissing: boolean
  /** Names of files that are on their way and would not be submitted. */
  pending: readonly string[]
  /** Names of files that are never delivered. */
  infected: readonly string[]
}

export type LotCheck = {
  own: OwnPart
  rooms: readonly RoomCheck[]
  isFiled: boolean
  /** There is something that a submission would change. */
  isChanged: boolean
  isComplete: boolean
}

/** What would be submitted for each lot that is open. */
export const checklistOf = (parts: readonly OwnPart[], phase: Phase, contents: Contents): LotCheck[] =>
  parts
    .filter(({ isOpen }) => isOpen)
    .map((own) => {
      const rooms = roomsOfPart(contents.rooms, own).map((room) => checked(room, own, contents))
      const wasFiled = isFiled(own, phase)
      return {
        own,
        rooms,
        isFiled: wasFiled,
        isChanged: !wasFiled || own.part.unsubmittedChanges,
        isComplete: rooms.every(({ isMissing }) => !isMissing),
      }
    })

/** Rooms of an earlier attempt are history. */
export const roomsOfPart = (rooms: readonly Room[], { lot, part }: Pick<OwnPart, 'lot' | 'part'>): Room[] =>
  rooms.filter(({ lotId, attempt }) => lotId === lot.id && attempt === part.attempt)

function checked(room: Room, { part }: OwnPart, { documentsOf, uploads }: Contents): RoomCheck {
  const documents = documentsOf(room.id)
  const delivered = documents?.filter(({ state }) => state !== 'INFECTED')
  return {
    room,
    count: delivered?.length,
    size: delivered?.reduce((sum, { size }) => sum + size, 0) ?? 0,
    isMissing: part.missing.includes(room.name) && (delivered === undefined || delivered.length === 0),
    pending: uploads
      .filter(
        (upload) => upload.target.roomId === room.id && (isUnderway(upload) || upload.state === 'paused'),
      )
      .map(({ path }) => path),
    infected: documents?.filter(({ state }) => state === 'INFECTED').map(({ name }) => name) ?? [],
  }
}

/** The lots with their deadlines, those that share one together. */
export const factsOf = (checks: readonly LotCheck[]): { lots: OwnPart['lot'][]; deadline: Date | null }[] =>
  [...Map.groupBy(checks, ({ own: { deadline } }) => deadline?.getTime() ?? null)].map(([time, those]) => ({
    lots: those.map(({ own }) => own.lot),
    deadline: time === null ? null : new Date(time),
  }))

/** What is ticked at first: everything that is ready and not submitted as it is, else what a change asks about. */
export function readyLots(checks: readonly LotCheck[]): number[] {
  const changed = checks.filter(({ isChanged }) => isChanged)
  return (changed.length > 0 ? changed : checks.filter(isToConfirm))
    .filter(({ isComplete }) => isComplete)
    .map(({ own }) => own.lot.id)
}

/** The tender was changed after this was submitted. */
export const isToConfirm = ({ own }: LotCheck): boolean => own.part.changesToConfirm.length > 0

/** When the first of their deadlines is over. */
export function earliest(checks: readonly LotCheck[]): Date | null {
  const times = checks.flatMap(({ own: { deadline } }) => (deadline ? [deadline.getTime()] : []))
  return times.length === 0 ? null : new Date(Math.min(...times))
}

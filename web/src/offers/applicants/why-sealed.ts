import type { Room } from '@allmende/domain/rooms/rooms.contract.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'
import type { Part } from './applicants.ts'
import { sealedTexts as texts } from './applicants.texts.ts'

/** What a room is for: applications and offers are sealed, and what a company calls its own room tells nothing. */
const filedIn = ({ stage }: Pick<Room, 'stage'>, { part }: Part) =>
  stage === 4
    ? { sentAt: part.applicationSent, isOver: part.effectiveStage > 3, lateText: texts.noApplication }
    : { sentAt: part.offerSent, isOver: part.effectiveStage > 6, lateText: texts.noOffer }

/** Why nobody but the company reads a room, and whether that may change. */
export function whySealed(room: Pick<Room, 'stage' | 'lotId'>, parts: readonly Part[]): Bilingual {
  const [own, ...others] = parts.filter(({ lot }) => lot.id === room.lotId)
  // Which round a room belongs to is not told.
  if (!own || others.length > 0) return texts.usual
  const { sentAt, isOver, lateText } = filedIn(room, own)
  const { outcome } = own.lot
  if (sentAt === null)
    return isOver || outcome !== null || own.part.deniedAt !== null ? lateText : texts.notFiled
  if (outcome !== null) return outcome === 'AWARDED' ? texts.awarded : texts.lotEnded
  return own.part.deniedAt === null ? texts.filed : texts.leftBehind
}

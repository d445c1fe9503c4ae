import { lotStageTexts } from '@allmende/domain/procedure/procedure.texts.ts'
import type { Desk } from './desk.ts'
import type { RecordContents } from './record-contents.ts'
import type { Provided } from './record.queries.ts'
import { texts } from './record.texts.ts'

/** Which documents companies were given, since when, and what took whose place. */
export async function writeProvided(
  desk: Desk,
  { tender: { published }, rooms, provided }: RecordContents,
): Promise<void> {
  desk.section(texts.provided, '§ 17 KonzVgV, § 41 VgV')
  if (published === null) desk.paragraph(texts.notProvided)
  else desk.paragraph(texts.providedSince, { moment: desk.moment(published) })
  if (rooms.length === 0) desk.paragraph(texts.noRooms)
  const byRoom = Map.groupBy(provided, ({ roomId }) => roomId)
  for (const { id, name, stage } of rooms) {
    const opens = stage === null ? undefined : lotStageTexts[stage]
    desk.paper.part(opens ? desk.say(texts.opensWith, { room: name, stage: desk.say(opens) }) : name, 1)
    // What was gone before anybody could see it was never provided.
    const seen = (byRoom.get(id) ?? []).filter(
      ({ removed }) => removed === null || (published !== null && removed > published),
    )
    await desk.table(
      [
        [texts.document, 215],
        [texts.filedAt, 120],
        [texts.state, 0],
      ],
      seen.map((one) => [one.name, desk.moment(one.created), stateOf(desk, one, seen)]),
      texts.noDocuments,
    )
  }
}

function stateOf(desk: Desk, { removed, lineId, created }: Provided, all: readonly Provided[]): string {
  if (removed === null) return desk.say(texts.valid)
  const moment = desk.moment(removed)
  const next = all.find((one) => one.lineId === lineId && one.created > created)
  return next
    ? desk.say(texts.replacedAt, { moment, name: next.name })
    : desk.say(texts.removedAt, { moment })
}

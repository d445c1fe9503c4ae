import { isRun } from '@allmende/domain/procedure/tender-type.ts'
import type { Found } from '@allmende/domain/notices/check/check.ts'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import { longestOfRoom } from '@allmende/domain/templates/room-lengths.ts'
import { longestOfTender } from '@allmende/domain/tenders/lengths.ts'
import { reasons } from '@allmende/domain/reasons.ts'
import { unreadableLotDeadlines } from '@allmende/domain/tenders/lots.ts'
import { noticeFacts, placesOfFacts } from '@allmende/domain/tenders/notice/notice-facts.ts'
import { mayBeSaved } from '@allmende/domain/tenders/tenders.rules.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'
import { deadlinesIn, type TenderEntries, unreadableDeadlines } from './tender-entries.ts'
import { texts } from './tender-form.texts.ts'

/** Why the tender cannot be saved yet; null when it can. The server asks the same. */
export function savingHint(
  form: Form,
  entries: TenderEntries,
  panels: PanelValues,
  found: readonly Found[] | null,
): Bilingual | null {
  if (unreadableDeadlines(entries).length > 0) return texts.deadlineUnreadable
  if (isRun(entries.type) && unreadableLotDeadlines(form, panels).length > 0)
    return texts.lotDeadlineUnreadable
  const rooms = [...entries.informationRooms, ...entries.roomTemplates]
  if (rooms.some(({ name }) => !name.trim())) return texts.roomUnnamed
  if (hasTooLong(entries)) return texts.ownTooLong
  const facts = { ...entries, ...deadlinesIn(entries), ...noticeFacts(form, panels) }
  const verdict = mayBeSaved(facts, placesOfFacts(form))
  if (!verdict.allowed) return reasons[verdict.reason]
  return found?.some(({ blocksSaving }) => blocksSaving) ? texts.wrongEntries : null
}

/** A text of the tender itself that is longer than what is stored; its field says by how much. */
function hasTooLong({ name, description, informationRooms, roomTemplates }: TenderEntries): boolean {
  return (
    name.length > longestOfTender.name ||
    description.length > longestOfTender.description ||
    [...informationRooms, ...roomTemplates].some(
      (room) => room.name.length > longestOfRoom.name || room.description.length > longestOfRoom.description,
    )
  )
}

import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import { completed } from '@allmende/domain/notices/samples/complete-filling.ts'
import type { ChangedTender, TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { withAnswers } from '../../../../demo/answers.ts'
import { codeLists, usualVersion } from '../../notices/catalogues.ts'
import { type Course, twoLots } from '../course/test-course.ts'
import { anna, concession } from '../test-tenders.ts'

/** What the form of a change begins with. */
export const formOf = async (course: Course, id: number): Promise<TeamTender> =>
  (await course.call(anna, 'getProject', id, 'pending')) as TeamTender

/** As the form sends it. */
export const sent = (tender: TeamTender, changes: Partial<ChangedTender> = {}): ChangedTender => ({
  id: tender.id,
  version: tender.version,
  panels: tender.panels,
  team: tender.team,
  informationRooms: tender.informationRooms,
  roomTemplates: tender.roomTemplates,
  applicationDeadline: tender.applicationDeadline,
  offerDeadline: tender.offerDeadline,
  finalDeadline: tender.finalDeadline,
  deadlinePeriodDays: tender.deadlinePeriodDays,
  ...changes,
})

/** Anna opens the form, changes something and saves it. */
export async function saved(
  course: Course,
  id: number,
  changes: Partial<ChangedTender> | ((form: TeamTender) => Partial<ChangedTender>),
  email = anna,
): Promise<TeamTender> {
  const form = await formOf(course, id)
  const given = typeof changes === 'function' ? changes(form) : changes
  return course.call(email, 'updateProject', sent(form, given))
}

export const because = { reason: 'Rückfragen der Bieter', text: 'Bitte beachten Sie die neue Fassung.' }

/** And announces it. */
export async function announced(
  course: Course,
  id: number,
  changes: Parameters<typeof saved>[2],
  announcement = because,
): Promise<TeamTender> {
  await saved(course, id, changes)
  return course.call(anna, 'announceChange', id, announcement)
}

/** Answers of a concession with some changed, in one of its lots. */
export const answered = (
  panels: PanelValues,
  answers: Record<string, string>,
  lot = 1,
  form: Form = concession,
): PanelValues => withAnswers(form, panels, answers, lot)

/** A second lot that says everything its notice asks for. */
export const secondLot = (): PanelValues =>
  completed(concession, twoLots(), codeLists(concession.sdkVersion ?? usualVersion, 'de'))

import { randomUUID } from 'node:crypto'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import { newValues } from '@allmende/domain/notices/values/new-values.ts'
import { withParty } from '@allmende/domain/notices/values/parties.ts'
import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import type { Tender } from '@allmende/domain/tenders/tenders.contract.ts'
import { type Answers, withAnswers } from '../../../demo/answers.ts'
import { formOfTemplate } from '../notices/catalogues.ts'
import { logIn, openSocket, type TestPlatform, type TestSocket } from '../test-platform.ts'

export const anna = 'anna.amt@allmende.example'
export const bernd = 'bernd.bau@allmende.example'
export const clara = 'clara.kaemmerei@allmende.example'

/** The demo's contracting authority. */
export const authority = 3

export const concession: Form = formOfTemplate('EU-19', 'de') as Form

export const team = [
  { userName: anna, role: 'ADMIN' },
  { userName: bernd, role: 'EDITOR' },
]

/** A notice, of a concession where no other form is given, with title and buyer and whatever else is answered. */
export function notice(answers: Answers = {}, form = concession): PanelValues {
  const source = { id: authority, name: 'Gemeinde Auwiesen', contact: {} }
  const { values, id } = withParty(form, newValues(form, { uuid: randomUUID }), source)
  return withAnswers(form, values, {
    'BT-21-Procedure': 'Fähre',
    'OPT-300-Procedure-Buyer': id,
    ...answers,
  })
}

export const draft = (changes: object = {}) => ({
  templateId: 'EU-19',
  type: 0,
  panels: notice(),
  team,
  ...changes,
})

/** A tender as it travels: moments are texts. */
export type SentTender = Omit<Tender, 'created' | 'updated' | 'applicationDeadline'> & {
  applicationDeadline: string | null
}

export async function socketOf(platform: TestPlatform, email: string, language = 'de'): Promise<TestSocket> {
  return openSocket(platform.url, await logIn(platform.url, email), language)
}

/** Why a call was refused. */
export const refusal = (
  call: Promise<unknown>,
): Promise<{ exceptionTypeName: string; message: string; fields?: Record<string, string> }> =>
  call.then(
    () => Promise.reject(new Error('it was not refused')),
    (error: { data: never }) => error.data,
  )

import type { Form } from '@allmende/domain/notices/form/form.ts'
import { withParty } from '@allmende/domain/notices/values/parties.ts'
import { sql } from 'kysely'
import { withAnswers } from '../demo/answers.ts'
import { demoPassword } from '../demo/people.ts'
import { visitorIn } from '../demo/visitor.ts'
import { formOfTemplate } from '../server/src/notices/catalogues.ts'
import { countFrom } from './database.ts'
import { compare, timed } from './harness.ts'
import { withFilledLots } from './imported-lots.ts'
import { givenQuietHouse } from './quiet.ts'

const lots = countFrom('BENCH_LOTS', 100)
const repeats = 10
const clerk = 'anna.amt@allmende.example'

const { db, config, ground, name, close, as } = await givenQuietHouse()
const id = await publicTender()

const repeated = (work: () => Promise<unknown>) => () =>
  timed(async () => {
    for (let index = 0; index < repeats; index++) await work()
  })

/** Every row the page of a tender is made of, and nothing done with it. */
const bareRows = repeated(async () => {
  for (const table of ['tender_lots', 'tender_team', 'notice_submissions', 'course_steps'])
    await sql`select * from ${sql.table(table)} where tender_id = ${id}`.execute(db)
  await sql`select lot_courses.* from lot_courses join tender_lots on id = lot_id where tender_id = ${id}`.execute(
    db,
  )
  const { rows } = await sql`select * from tenders where id = ${id}`.execute(db)
  return JSON.stringify(rows)
})

const asked = async (email: string | null) => {
  const call = await as(email)
  return repeated(() => call('getProject', [id]))
}

await compare({
  title: `getProject with ${lots} lots, ${repeats} calls, in ${name}`,
  rounds: 9,
  variants: [
    { name: 'bare SQL of its rows, and its panels as JSON', run: bareRows },
    { name: 'for a visitor', run: await asked(null) },
    { name: 'for its team', run: await asked(clerk) },
  ],
})
await close()

/** A complete notice, public since yesterday. */
async function publicTender(): Promise<number> {
  const person = visitorIn(db, config, ground)
  await person.logIn(clerk, demoPassword)
  const form = formOfTemplate('EU-19', 'de') as Form
  const authority = { id: 3, name: 'Gemeinde Auwiesen', contact: {} }
  const { values, id: buyer } = withParty(form, withFilledLots(lots), authority)
  const team = [
    { userName: clerk, role: 'ADMIN' },
    { userName: 'bernd.bau@allmende.example', role: 'EDITOR' },
  ] as const
  const { id: made } = await person.call('createProject', {
    templateId: 'EU-19',
    type: 0,
    panels: withAnswers(form, values, { 'OPT-300-Procedure-Buyer': buyer }),
    team: [...team],
  })
  const yesterday = new Date(Date.now() - 24 * 60 * 60_000)
  await db
    .updateTable('tenders')
    .set({ stage: 2, published: yesterday, publicFrom: yesterday })
    .where('id', '=', made)
    .execute()
  return made
}

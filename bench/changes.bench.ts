import { isDeepStrictEqual } from 'node:util'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import { withField } from '@allmende/domain/notices/values/editing.ts'
import { changeLines, type ComparedTender } from '@allmende/domain/tenders/change-lines.ts'
import { sql } from 'kysely'
import { withAnswers } from '../demo/answers.ts'
import { codeLists, formOfTemplate, usualVersion } from '../server/src/notices/catalogues.ts'
import { type Crowd, crowdedTender, submitAll } from './crowd.ts'
import { countFrom } from './database.ts'
import { compare, timed } from './harness.ts'
import { withFilledLots } from './imported-lots.ts'
import { givenQuietHouse } from './quiet.ts'

const lots = countFrom('BENCH_LOTS', 100)
const bidders = countFrom('BENCH_BIDDERS', 500)
const form = formOfTemplate('EU-19', 'de') as Form

const title = (lot: number) => `GR-Lot[${lot}]/GR-Lot-Purpose/GR-Lot-Description/BT-21-Lot`
const before: ComparedTender = {
  type: 0,
  name: 'Zum Messen',
  description: '',
  organizationId: null,
  organizationName: null,
  applicationDeadline: new Date('2030-01-01T10:00:00Z'),
  offerDeadline: null,
  finalDeadline: null,
  deadlinePeriodDays: null,
  panels: withFilledLots(lots),
}
const changed = { ...before, applicationDeadline: new Date('2030-02-01T10:00:00Z') }
const known = Array.from({ length: lots }, (_, at) => ({
  id: at + 1,
  identifier: `LOT-${String(at + 1).padStart(4, '0')}`,
  name: '',
}))
const words = { form, lists: codeLists(usualVersion, 'de'), parcels: new Map() }
const [one, other] = [before, changed].map((state) => JSON.stringify(state))

await compare({
  title: `Comparing two versions of ${lots} full lots, ${Math.round((one?.length ?? 0) / 1024)} KiB (aim: 300 ms)`,
  rounds: 9,
  variants: [
    {
      name: 'reading both and asking whether they are equal',
      run: () => timed(async () => isDeepStrictEqual(JSON.parse(one ?? ''), JSON.parse(other ?? ''))),
    },
    {
      name: 'what has changed, line by line, every lot renamed',
      run: () => {
        const renamed = known.reduce(
          (values, { id }) => withField(form, values, title(id), { stringValue: `Neu ${id}` }),
          before.panels,
        )
        return timed(async () => changeLines(before, { ...changed, panels: renamed }, known, words))
      },
    },
  ],
})

const { db, config, ground, name, close, as } = await givenQuietHouse()
const rounds = 3
const deadline = new Date(Date.now() + 30 * 60_000)
const crowds: Crowd[] = []
for (let number = 1; number <= rounds; number++) {
  const crowd = await crowdedTender(db, config, ground, { number, bidders, files: 1, deadline })
  await submitAll(db, crowd)
  crowds.push(crowd)
}
const anna = await as('anna.amt@allmende.example')

/** A change of a text that lies ready to be announced. */
async function saved({ tenderId }: Crowd): Promise<void> {
  const { result } = JSON.parse(await anna('getProject', [tenderId, 'pending'])) as {
    result: { version: number; panels: ComparedTender['panels'] }
  }
  const panels = withAnswers(form, result.panels, { 'BT-24-Lot': `Neu ${result.version}` })
  await anna('updateProject', [{ id: tenderId, version: result.version, panels }])
}

/** The mails that one leaves, undone so that nobody gets them. */
const bareSql = () =>
  timed(() =>
    db
      .transaction()
      .execute(async (transaction) => {
        await sql`
          insert into outbox overriding system value select (jsonb_populate_record(outbox, jsonb_build_object('id', id + 1000000))).*
          from outbox where key = 'changeAnnounced' order by id desc limit ${bidders}`.execute(transaction)
        throw undone
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error
      }),
  )
const undone = new Error('undone')

const [first] = crowds
if (!first) throw new Error('no tender to change')
const announce = ({ tenderId }: Crowd) =>
  timed(() => anna('announceChange', [tenderId, { reason: 'Zum Messen', text: '' }]))
// Once for the mails of the baseline.
await saved(first)
await announce(first)
for (const crowd of crowds) await saved(crowd)
const next = crowds.values()

await compare({
  title: `Announcing a change to ${bidders} who have filed, in ${name} (aim: 1 s)`,
  rounds,
  variants: [
    { name: 'bare SQL of the mails it leaves', run: bareSql },
    { name: 'announceChange', run: () => announce(next.next().value ?? first) },
  ],
})
await close()

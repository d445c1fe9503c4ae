import { type Form, isField } from '@allmende/domain/notices/form/form.ts'
import { placesOf } from '@allmende/domain/notices/form/form-index.ts'
import { fieldsNamed } from '@allmende/domain/notices/values/reading.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formOfTemplate } from '../../notices/catalogues.ts'
import { givenPlatform, type TestSocket } from '../../test-platform.ts'
import { anna, notice, type SentTender, socketOf, team } from '../test-tenders.ts'

const platform = givenPlatform()
let clerk: TestSocket
beforeAll(async () => {
  clerk = await socketOf(platform.current, anna)
})
afterAll(() => clerk.close())

const deadlines = {
  applicationDeadline: '2031-03-03T11:00:00.000Z',
  offerDeadline: '2031-05-05T10:00:00.000Z',
}
const rounds = { finalDeadline: '2031-04-04T10:00:00.000Z', deadlinePeriodDays: 14 }

/** Where each kind of procedure has its deadline by the standard of 1.15. */
const forOffers = ['open', 'oth-single']
const forApplications = ['restricted', 'neg-w-call', 'comp-dial', 'innovation', 'oth-mult']

/** The kinds of procedure that a form lets somebody choose. */
function proceduresOf(form: Form): readonly string[] {
  const field = placesOf(form).get('BT-105-Procedure')?.item
  if (!field || !isField(field) || !field.codes) throw new Error('the form asks for the procedure')
  return field.codes
}

test.each(['16', '19', '20', '24', 'E3'])(
  'EU-%s of 1.15 has the deadlines of every kind of tender where its procedure names them',
  async (subtype) => {
    const form = formOfTemplate(`EU-${subtype}`, 'de', '1.15') as Form
    for (const procedure of proceduresOf(form))
      for (const type of [0, 2, 5]) {
        const panels = notice({ 'BT-105-Procedure': procedure }, form)
        const made = { templateId: `EU-${subtype}`, sdkVersion: '1.15', type, panels, team, ...deadlines }
        const given = type === 5 ? { ...made, ...rounds } : made
        const { id, panels: kept } = (await clerk.call('createProject', given)) as SentTender
        const { findings } = (await clerk.call('checkNotice', id)) as {
          findings: { fieldId: string | null }[]
        }
        const said = `${procedure} of a tender of type ${type}`
        expect(
          findings.filter(({ fieldId }) => fieldId?.startsWith('BT-131')),
          said,
        ).toEqual([])
        const days = (fieldId: string) => fieldsNamed(kept, fieldId).map(({ dateValue }) => dateValue)
        expect(days('BT-131(d)-Lot'), said).toEqual(forOffers.includes(procedure) ? ['2031-05-05+02:00'] : [])
        const until = type === 5 ? '2031-04-04+02:00' : '2031-03-03+01:00'
        expect(days('BT-1311(d)-Lot'), said).toEqual(forApplications.includes(procedure) ? [until] : [])
      }
  },
)

test('who only names the deadline for offers of an expression of interest has it in the notice', async () => {
  const form = formOfTemplate('EU-19', 'de', '1.15') as Form
  const panels = notice({ 'BT-105-Procedure': 'oth-mult' }, form)
  const { offerDeadline } = deadlines
  const given = { templateId: 'EU-19', sdkVersion: '1.15', type: 2, panels, team, offerDeadline }
  const { panels: kept } = (await clerk.call('createProject', given)) as SentTender
  expect(fieldsNamed(kept, 'BT-1311(d)-Lot')[0]?.dateValue).toBe('2031-05-05+02:00')
})

test('a procedure that is not chosen yet names no deadline, where 1.15 takes none', async () => {
  const form = formOfTemplate('EU-E3', 'de', '1.15') as Form
  const given = {
    templateId: 'EU-E3',
    sdkVersion: '1.15',
    type: 0,
    panels: notice({}, form),
    team,
    ...deadlines,
  }
  const { id, panels } = (await clerk.call('createProject', given)) as SentTender
  expect([...fieldsNamed(panels, 'BT-131(d)-Lot'), ...fieldsNamed(panels, 'BT-1311(d)-Lot')]).toEqual([])
  const { findings } = (await clerk.call('checkNotice', id)) as { findings: { fieldId: string | null }[] }
  expect(findings.filter(({ fieldId }) => fieldId?.startsWith('BT-131'))).toEqual([])
})

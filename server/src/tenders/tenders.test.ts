import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fieldsNamed } from '@allmende/domain/notices/values/reading.ts'
import { withGroupAdded, withGroupRemoved } from '@allmende/domain/notices/values/editing.ts'
import { withAnswers } from '../../../demo/answers.ts'
import { givenPlatform, type TestSocket } from '../test-platform.ts'
import {
  anna,
  authority,
  bernd,
  clara,
  concession,
  draft,
  notice,
  refusal,
  type SentTender,
  socketOf,
} from './test-tenders.ts'

const platform = givenPlatform()
const db = () => platform.current.database.db
let clerk: TestSocket
let colleague: TestSocket

beforeAll(async () => {
  clerk = await socketOf(platform.current, anna)
  colleague = await socketOf(platform.current, bernd)
})
afterAll(() => [clerk, colleague].forEach((socket) => socket.close()))

const create = (changes: object = {}) => clerk.call('createProject', draft(changes)) as Promise<SentTender>
const update = (tender: SentTender, changes: object = {}) =>
  clerk.call('updateProject', {
    id: tender.id,
    version: tender.version,
    panels: tender.panels,
    ...changes,
  }) as Promise<SentTender>

const entriesOf = async (projectId: number) =>
  (
    await db()
      .selectFrom('auditEntries')
      .selectAll()
      .where('projectId', '=', projectId)
      .orderBy('id')
      .execute()
  ).map(({ type, content, userName }) => ({ type, userName, data: JSON.parse(content).data }))

describe('a new tender', () => {
  test('has the title and buyer of its notice, its maker as admin and the rooms of its template', async () => {
    const tender = await create({
      panels: notice({ 'BT-24-Procedure': 'Betrieb der Fähre' }),
      team: [{ userName: bernd, role: 'EDITOR' }],
    })
    expect(tender).toMatchObject({
      name: 'Fähre',
      description: 'Betrieb der Fähre',
      organizationId: authority,
      organizationName: 'Gemeinde Auwiesen',
      stage: null,
      version: 1,
      team: [
        { userName: anna, role: 'ADMIN' },
        { userName: bernd, role: 'EDITOR' },
      ],
      informationRooms: [{ name: 'Ausschreibungs-Dokumente' }],
      roomTemplates: [
        { name: 'Teilnahmeantrag', stage: 4 },
        { name: 'Angebot', stage: 7 },
      ],
      lots: [{ identifier: 'LOT-0001' }],
    })
    expect(await clerk.call('getProject', tender.id)).toEqual(tender)
    expect(await entriesOf(tender.id)).toMatchObject([
      { type: 'PROJECT_CREATED', userName: anna, data: { project: 'Fähre' } },
      { type: 'ROOM_CREATED', userName: anna, data: { room: 'Ausschreibungs-Dokumente' } },
    ])
  })

  test('without a notice’s title is refused at the field that asks for it', async () => {
    expect(await refusal(create({ panels: notice({ 'BT-21-Procedure': '' }) }))).toMatchObject({
      exceptionTypeName: 'ValidationException',
      fields: {
        '0.panels.GR-Procedure/GR-Procedure-Purpose/GR-Procedure-Description/BT-21-Procedure':
          expect.any(String),
      },
    })
  })

  test.each([
    ['no second person', { team: [] }, 'Das Verfahren benötigt mindestens zwei Sachbearbeiter.', '0.team'],
    [
      'no admin',
      {
        team: [
          { userName: anna, role: 'EDITOR' },
          { userName: bernd, role: 'EDITOR' },
        ],
      },
      'Das Verfahren benötigt mindestens einen Projekt-Admin.',
      '0.team',
    ],
    [
      'a bidder in its team',
      { team: [{ userName: 'dora@deich-erdbau.example', role: 'EDITOR' }] },
      null,
      '0.team.1',
    ],
    ['a kind that is never made', { type: 1 }, null, '0.type'],
    ['a form that does not exist', { templateId: 'F-999' }, null, '0.templateId'],
    ['no end of its first round', { type: 5, deadlinePeriodDays: 30 }, null, '0.applicationDeadline'],
    [
      'no length of its rounds',
      { type: 5, applicationDeadline: '2027-01-01T11:00:00Z' },
      null,
      '0.deadlinePeriodDays',
    ],
  ])('with %s is refused', async (_what, changes, message, field) => {
    const refused = await refusal(create(changes))
    expect(refused).toMatchObject({
      exceptionTypeName: 'ValidationException',
      fields: { [field]: expect.any(String) },
    })
    if (message) expect(refused.message).toBe(message)
  })

  test('that is only a notice has no team but its maker and no deadlines', async () => {
    const tender = await create({ type: 3, applicationDeadline: '2027-01-01T11:00:00Z' })
    expect(tender.team).toEqual([{ userName: anna, role: 'ADMIN' }])
    expect(tender.applicationDeadline).toBeNull()
  })

  test('writes its deadlines and the address of its documents into the notice', async () => {
    const tender = await create({
      panels: notice({ 'BT-14-Lot': 'non-restricted-document' }),
      applicationDeadline: '2027-06-01T10:00:00Z',
    })
    expect(fieldsNamed(tender.panels, 'BT-1311(d)-Lot')).toMatchObject([{ dateValue: '2027-06-01+02:00' }])
    expect(fieldsNamed(tender.panels, 'BT-1311(t)-Lot')).toMatchObject([{ dateTimeValue: '12:00:00+02:00' }])
    expect(fieldsNamed(tender.panels, 'BT-15-Lot')).toMatchObject([
      { stringValue: expect.stringMatching(`^http.+/projekte/${tender.id}/dokumente#LOT-0001$`) },
    ])
    const without = await update(tender, { applicationDeadline: null })
    expect(fieldsNamed(without.panels, 'BT-1311(d)-Lot')).toEqual([])
  })

  test('keeps the address of documents that the authority chose itself', async () => {
    const own = 'https://www.auwiesen.de/unterlagen'
    const tender = await create({
      panels: notice({ 'BT-14-Lot': 'non-restricted-document', 'BT-15-Lot': own }),
    })
    expect(fieldsNamed(tender.panels, 'BT-15-Lot')).toMatchObject([{ stringValue: own }])
  })
})

describe('a changed tender', () => {
  test('says in the log what changed, in the words of its form', async () => {
    const tender = await create()
    const panels = withAnswers(concession, tender.panels, {
      'BT-21-Procedure': 'Fähre über die Aller',
      'BT-23-Procedure': 'services',
      'BT-27-Procedure': '1234567.5 EUR',
    })
    await update(tender, {
      panels,
      offerDeadline: '2027-01-01T11:00:00Z',
      team: [
        { userName: anna, role: 'ADMIN' },
        { userName: clara, role: 'EDITOR' },
      ],
    })
    const [, , changed, teamChanged] = await entriesOf(tender.id)
    expect(changed).toMatchObject({ type: 'PROJECT_CHANGED', data: { project: 'Fähre über die Aller' } })
    expect(changed?.data.changes).toEqual(
      expect.arrayContaining([
        { label: 'Angebotsfrist', oldValue: null, newValue: 'Fr., 01.01.2027, 12:00 Uhr' },
        { label: 'Verfahren: Titel', oldValue: 'Fähre', newValue: 'Fähre über die Aller' },
        { label: 'Verfahren: Art des Auftrags', oldValue: null, newValue: 'Dienstleistungen' },
        { label: 'Verfahren: Geschätzter Wert ohne MwSt.', oldValue: null, newValue: '1.234.567,50 €' },
      ]),
    )
    expect(teamChanged).toMatchObject({
      type: 'PROJECT_TEAM_CHANGED',
      data: { changes: [{ newValue: `${anna} (Projekt-Admin), ${clara} (Sachbearbeiter)` }] },
    })
  })

  test('keeps the numbers of its lots, wherever they stand', async () => {
    const tender = await create()
    const two = await update(tender, {
      panels: withGroupAdded(concession, tender.panels, '', 'GR-Lot').values,
    })
    expect(two.lots.map(({ identifier }) => identifier)).toEqual(['LOT-0001', 'LOT-0002'])
    const second = await update(two, { panels: withGroupRemoved(concession, two.panels, 'GR-Lot[1]') })
    expect(second.lots).toEqual([{ ...two.lots[1] }])
    expect(second.lots[0]?.identifier).toBe('LOT-0002')
  })

  test('by two people at once: the second is told and overwrites nothing', async () => {
    const tender = await create({ team: [{ userName: bernd, role: 'ADMIN' }] })
    await colleague.call('getProject', tender.id)
    const told = colleague.heard('storeChanged')
    await update(tender, {
      panels: withAnswers(concession, tender.panels, { 'BT-21-Procedure': 'Annas Titel' }),
    })
    expect(await told).toEqual(['project', tender.id])
    expect(
      await refusal(
        colleague.call('updateProject', { id: tender.id, version: tender.version, panels: tender.panels }),
      ),
    ).toMatchObject({ exceptionTypeName: 'ConflictException' })
    expect(await clerk.call('getProject', tender.id)).toMatchObject({ name: 'Annas Titel' })
  })

  test('keeps what was not sent', async () => {
    const tender = await create({ offerDeadline: '2027-03-01T11:00:00Z', roomTemplates: [] })
    expect(await update(tender)).toMatchObject({
      offerDeadline: '2027-03-01T11:00:00.000Z',
      roomTemplates: [],
      team: tender.team,
      version: 2,
    })
  })

  test('may name a colleague who has left meanwhile, but not as a newcomer', async () => {
    const tender = await create({ team: [{ userName: clara, role: 'EDITOR' }] })
    await db().updateTable('users').set({ state: 'DISABLED' }).where('email', '=', clara).execute()
    const again = await update(tender, { team: tender.team })
    expect(again.team).toEqual(tender.team)
    expect(await refusal(create({ team: [{ userName: clara, role: 'EDITOR' }] }))).toMatchObject({
      fields: { '0.team.1': expect.any(String) },
    })
    await db().updateTable('users').set({ state: 'ACTIVE' }).where('email', '=', clara).execute()
  })
})

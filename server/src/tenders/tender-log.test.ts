import { ChangedTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listLogEntries } from '../audit/audit.queries.ts'
import { withAnswers } from '../../../demo/answers.ts'
import { givenPlatform, type TestSocket } from '../test-platform.ts'
import { anna, bernd, clara, concession, notice, type SentTender, socketOf } from './test-tenders.ts'

const platform = givenPlatform()
const db = () => platform.current.database.db
let clerk: TestSocket
let parcel: number

beforeAll(async () => {
  clerk = await socketOf(platform.current, anna)
  const row = await db()
    .insertInto('parcels')
    .values({ name: 'Deichvorland', nameSort: 'deichvorland', isPublic: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  parcel = row.id
})
afterAll(() => clerk.close())

const team = [
  { userName: anna, role: 'ADMIN' },
  { userName: bernd, role: 'EDITOR' },
]
/** An own form asks for neither title nor buyer, so that the tender does. */
async function ownTender(): Promise<SentTender> {
  const template = {
    name: 'Verpachtung',
    description: 'Ohne Bekanntmachung',
    projectTypes: [],
    roomTemplates: [],
    panels: [
      {
        contentId: 'bereich',
        contentType: 'section',
        label: 'Bereich',
        children: [
          { contentId: 'frage', contentType: 'field', label: 'Frage', displayType: 'TEXTBOX', type: 'text' },
        ],
      },
    ],
  }
  const admin = await socketOf(platform.current, 'admin@allmende.example')
  const { id: templateId } = (await admin.call('saveProjectTemplate', template)) as { id: string }
  admin.close()
  return clerk.call('createProject', {
    templateId,
    type: 5,
    name: 'Weide',
    description: 'Am Deich',
    organizationId: 3,
    panels: [],
    team,
    applicationDeadline: '2027-01-01T11:00:00Z',
    deadlinePeriodDays: 30,
    informationRooms: [{ name: 'Unterlagen', description: 'Zum Lesen' }],
    roomTemplates: [{ name: 'Antrag', description: 'Hier hinein', stage: 4 }],
  }) as Promise<SentTender>
}

const room = { name: 'Antrag', description: 'Hier hinein', stage: 4 }
const inform = { name: 'Unterlagen', description: 'Zum Lesen' }
const change = (key: string, value: unknown) => ({ [key]: value })

/** Every key that `updateProject` stores, each part of it changed in turn, and the words that name it. */
const changes: Record<
  Exclude<keyof ChangedTender, 'id' | 'version' | 'type' | 'panels'>,
  [sent: object, label: string][]
> = {
  name: [[change('name', 'Wiese'), 'Titel']],
  description: [[change('description', 'Hinterm Deich'), 'Beschreibung']],
  organizationId: [[{}, 'Vergabestelle']],
  team: [
    [change('team', [team[0], { userName: clara, role: 'EDITOR' }]), 'Sachbearbeiter'],
    [change('team', [team[0], { userName: clara, role: 'ADMIN' }]), 'Sachbearbeiter'],
  ],
  applicationDeadline: [
    [change('applicationDeadline', '2027-02-01T11:00:00Z'), 'Frist der ersten Runde'],
    [change('applicationDeadline', '2027-02-01T11:00:30Z'), 'Frist der ersten Runde'],
  ],
  offerDeadline: [[change('offerDeadline', '2027-08-01T11:00:00Z'), 'Finale Angebotsfrist']],
  finalDeadline: [[change('finalDeadline', '2027-07-01T11:00:00Z'), 'Finale Teilnahmefrist']],
  deadlinePeriodDays: [[change('deadlinePeriodDays', 14), 'Tage je weiterer Runde']],
  informationRooms: [
    [change('informationRooms', [{ ...inform, name: 'Pläne' }]), 'Informationsräume'],
    [change('informationRooms', [{ name: 'Pläne', description: 'Neu' }]), 'Informationsräume'],
    [change('informationRooms', []), 'Informationsräume'],
  ],
  roomTemplates: [
    [change('roomTemplates', [{ ...room, stage: 5 }]), 'Raumvorlagen'],
    [change('roomTemplates', [{ ...room, stage: 5, description: 'Neu' }]), 'Raumvorlagen'],
    [change('roomTemplates', [{ ...room, name: 'Angebot', stage: 5, description: 'Neu' }]), 'Raumvorlagen'],
    [change('roomTemplates', []), 'Raumvorlagen'],
  ],
}

/** What the log says of the last saving. */
async function told({ id }: SentTender, before: ReadonlySet<number>) {
  return (await logOf(id)).filter((entry) => !before.has(entry.id)).flatMap(({ data }) => data.changes ?? [])
}
const logOf = (projectId: number) => listLogEntries(db(), { projectId, type: null }, {})

async function saved(tender: SentTender, sent: object) {
  const { id, version, panels } = tender
  const before = new Set((await logOf(id)).map((entry) => entry.id))
  const next = (await clerk.call('updateProject', { id, version, panels, ...sent })) as SentTender
  return { next, changes: await told(tender, before) }
}

test('every field of a tender that is saved is told in the log', async () => {
  const { id } = (await clerk.call('createOrganization', {
    name: 'Gemeinde Geestdorf',
    type: 'CLIENT',
    nutsCode: 'DE93B',
    contact: {
      department: 'Vergabe',
      givenName: 'A',
      surName: 'B',
      street: 'Weg 1',
      zip: '12345',
      city: 'Ort',
      country: 'DEU',
      email: 'a@b.example',
      phone: '0441 123',
      url: 'https://a.example',
    },
  })) as { id: number }
  const all = {
    ...changes,
    organizationId: [[{ organizationId: id }, 'Vergabestelle']] as [object, string][],
  }
  const stored = Object.keys(ChangedTender.shape).filter(
    (key) => !['id', 'version', 'type', 'panels'].includes(key),
  )
  expect(Object.keys(all).toSorted()).toEqual(stored.toSorted())
  let tender = await ownTender()
  for (const [sent, label] of Object.values(all).flat()) {
    const { next, changes: said } = await saved(tender, sent)
    expect(
      said.map((one) => one.label),
      JSON.stringify(sent),
    ).toEqual([label])
    expect(said[0]?.oldValue).not.toBe(said[0]?.newValue)
    tender = next
  }
})

test('what stands beside the fields of a lot or a party is told, too', async () => {
  const tender = (await clerk.call('createProject', {
    templateId: 'EU-19',
    type: 0,
    panels: notice(),
    team,
  })) as SentTender
  const ofLot = (facts: object) =>
    tender.panels.map((panel) => (panel.contentId === 'GR-Lot' ? { ...panel, ...facts } : panel))
  const facts = { applicationDeadline: '2027-03-01T11:00:00Z' }
  const first = await saved(tender, { panels: ofLot(facts) })
  expect(first.changes).toContainEqual({
    label: 'Los 1: Teilnahmefrist',
    oldValue: null,
    newValue: 'Mo., 01.03.2027, 12:00 Uhr',
  })
  const offers = { ...facts, offerDeadline: '2027-05-03T10:00:00Z' }
  const second = await saved(first.next, { panels: ofLot(offers) })
  expect(second.changes).toContainEqual({
    label: 'Los 1: Angebotsfrist',
    oldValue: null,
    newValue: 'Mo., 03.05.2027, 12:00 Uhr',
  })
  const linked = await saved(second.next, { panels: ofLot({ ...offers, propertyIds: [parcel] }) })
  expect(linked.changes).toContainEqual({
    label: 'Los 1: Grundstücke',
    oldValue: null,
    newValue: 'Deichvorland',
  })
  const unlinked = await saved(linked.next, { panels: ofLot(offers) })
  expect(unlinked.changes).toEqual([
    { label: 'Los 1: Grundstücke', oldValue: 'Deichvorland', newValue: null },
  ])
  const withTitle = withAnswers(concession, unlinked.next.panels, { 'BT-21-Lot': 'Erstes' })
  expect((await saved(unlinked.next, { panels: withTitle })).changes).toEqual([
    { label: 'Los 1: Titel', oldValue: null, newValue: 'Erstes' },
  ])
})

/** Columns that saving never changes, or that only follow from others. */
const untold = [
  'id',
  'template_id',
  'template_version',
  'sdk_version',
  'name_sort',
  'stage',
  'published',
  'archived',
  'created',
  'updated',
  'version',
  'type',
  'panels',
  'is_archived',
  'organization_sort',
  'words',
  // Given once, when a result is made.
  'result_of',
  // What its course keeps has entries of its own.
  'skipped_phases',
  'is_marked',
  'heard_at',
  'public_from',
  'deadline',
  'outside_stage',
  'outside_deadline',
  'due',
  'clocked_until',
]

test('no column of a tender is left out', async () => {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_name = 'tenders'`.execute(db())
  const snake = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  const known = [
    ...untold,
    ...Object.keys(changes)
      // Both have tables of their own.
      .filter((key) => key !== 'team' && key !== 'informationRooms')
      .map(snake),
  ]
  expect(rows.map(({ name }) => name).toSorted()).toEqual(known.toSorted())
})

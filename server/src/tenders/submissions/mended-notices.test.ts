import { expect, test } from 'vitest'
import { fieldsNamed, textsOf } from '@allmende/domain/notices/values/reading.ts'
import type { Tender } from '@allmende/domain/tenders/tenders.contract.ts'
import { reportOf } from '../../../../e2e/portal-peer.ts'
import { logIn, openSocket } from '../../test-platform.ts'
import { givenPortalHouse, inXml } from './test-portal-house.ts'

const house = givenPortalHouse()
const {
  ask,
  call,
  at,
  cancel,
  db,
  givenMarked,
  givenOut,
  lastXml,
  logged,
  named,
  portalSays,
  queue,
  refusal,
  until,
} = house

test('what follows waits for one that came back until that is mended, sent again and published', async () => {
  const id = await givenOut()
  const location = '/ContractNotice/cac:ProcurementProject/cbc:Name'
  house.peer.rejecting(reportOf({ rule: 'BR-BT-00021-0101', location, text: 'Titel fehlt' }))
  house.peer.submitting('reject')
  await queue(id)
  await queue(id)
  await until(id, 'FIRST 1 PUBLISHED', 'CHANGE 1 VALIDATION_FAILED', 'CHANGE 1 QUEUED')
  const back = await at(id, 1)
  expect(back.failures).toMatchObject([{ fieldId: 'BT-21-Procedure', text: 'Titel fehlt' }])
  expect(back.panels).not.toBe(null)
  expect((await at(id, 0)).panels).toBe(null)
  expect((await at(id, 2)).panels).toBe(null)

  const before = await ask('getProject', id)
  const text = (panels: Tender['panels']) => textsOf(fieldsNamed(panels, 'BT-21-Procedure')[0])[0]
  const retitled = JSON.parse(
    JSON.stringify(back.panels).replaceAll(`"${text(before.panels)}"`, '"Deichbau, neuer Titel"'),
  )
  expect(await call('updateNotice', back.id, { panels: retitled, mendings: 0 })).toMatchObject({
    id: back.id,
    mendings: 1,
    state: 'VALIDATION_FAILED',
  })
  expect(await refusal('updateNotice', back.id, { panels: retitled, mendings: 0 })).toContain('geändert')
  expect((await ask('getProject', id)).panels).toEqual(before.panels)

  await ask('publishToSIMAP', id)
  const tries = ['FIRST 1 PUBLISHED', 'CHANGE 1 VALIDATION_FAILED', 'CHANGE 1 QUEUED']
  await until(id, ...tries, 'CHANGE 2 SUBMITTED')
  expect(lastXml()).toContain('Deichbau, neuer Titel')
  expect(inXml(lastXml(), 'cbc:VersionID')).toEqual(['02'])
  expect((await at(id, 3)).noticeId).toBe(back.noticeId)
  await portalSays(id, 3, 'PUBLISHED')
  await until(id, ...tries.slice(0, 2), 'CHANGE 1 SUBMITTED', 'CHANGE 2 PUBLISHED')
  expect(inXml(lastXml(), 'efbc:ChangedNoticeIdentifier')).toEqual([await named(id, 3)])
})

test('a cancellation that came back is mended and sent again, although the tender is archived', async () => {
  const id = await givenOut()
  house.peer.submitting('reject')
  await cancel(id)
  await until(id, 'FIRST 1 PUBLISHED', 'CANCELLATION 1 VALIDATION_FAILED')
  const { panels, id: notice } = await at(id, 1)
  const withoutChange = panels?.filter(({ contentId }) => contentId !== 'GR-Change')
  await call('updateNotice', notice, { panels: withoutChange })
  await ask('publishToSIMAP', id)
  await until(id, 'FIRST 1 PUBLISHED', 'CANCELLATION 1 VALIDATION_FAILED', 'CANCELLATION 2 SUBMITTED')
  expect(lastXml()).toContain('>cancel<')
  expect(inXml(lastXml(), 'efbc:ChangedNoticeIdentifier')).toEqual([await named(id, 0)])
})

test('who mends: project admins alone, and what fits', async () => {
  const id = await givenOut()
  house.peer.submitting('reject')
  await queue(id)
  await until(id, 'FIRST 1 PUBLISHED', 'CHANGE 1 VALIDATION_FAILED')
  const { id: notice } = await at(id, 1)
  const member = {
    tenderId: id,
    userEmail: 'bernd.bau@allmende.example',
    role: 'EDITOR',
    position: 2,
  } as const
  await db().insertInto('tenderTeam').values(member).execute()
  const editor = await openSocket(house.url, await logIn(house.url, 'bernd.bau@allmende.example'))
  await expect(editor.call('updateNotice', notice, { panels: [] })).rejects.toMatchObject({
    data: { exceptionTypeName: 'AccessDeniedException' },
  })
  editor.close()
  const odd = [{ contentId: 'GR-Nichts', ordinal: 1, children: [] }]
  await expect(call('updateNotice', notice, { panels: odd })).rejects.toMatchObject({
    data: { exceptionTypeName: 'ValidationException' },
  })
  const published = await at(id, 0)
  expect(await refusal('updateNotice', published.id, { panels: [] })).toContain('zurückgewiesen')
})

test('a first one that came back of a tender that waits is mended beside it, of a draft in the draft', async () => {
  const id = await givenMarked()
  house.peer.submitting('reject')
  await ask('publishToSIMAP', id)
  await until(id, 'FIRST 1 VALIDATION_FAILED')
  const { id: notice, panels } = await at(id, 0)
  const retitled = JSON.parse(JSON.stringify(panels).replaceAll(/Deichbau \d+/g, 'Anders'))
  await call('updateNotice', notice, { panels: retitled })
  await ask('publishToSIMAP', id)
  await until(id, 'FIRST 1 VALIDATION_FAILED', 'FIRST 2 SUBMITTED')
  expect(lastXml()).toContain('>Anders<')
  await ask('stopSIMAP', id)
  await ask('unpublishProject', id)
  const { id: second } = await at(id, 1)
  expect(await refusal('updateNotice', second, { panels: retitled })).toContain('im Entwurf')
})

test('why it is sent and what has changed are mended with it, and the log tells both', async () => {
  const id = await givenOut()
  const { lots } = await ask('getProject', id)
  house.peer.submitting('reject')
  const lotIds = lots.map((lot) => lot.id)
  await queue(id, { lotIds, reason: 'Frist verlegt.', text: 'Die Frist endet später.' })
  await until(id, 'FIRST 1 PUBLISHED', 'CHANGE 1 VALIDATION_FAILED')
  const { panels, id: notice } = await at(id, 1)
  const mend = (given: object) => call('updateNotice', notice, { panels, ...given })
  for (const given of [{ reason: ' ' }, { reason: 'x'.repeat(10_001) }, { text: 'x'.repeat(10_001) }])
    await expect(mend(given)).rejects.toMatchObject({ data: { exceptionTypeName: 'ValidationException' } })

  expect(await mend({ reason: 'Frist um eine Woche verlegt.' })).toMatchObject({
    reason: 'Frist um eine Woche verlegt.',
  })
  await mend({ reason: undefined, text: 'Die Frist endet eine Woche später.' })
  const said = await logged(id)
  expect(said.filter((line) => line.includes('Frist um eine Woche verlegt.'))).toHaveLength(1)
  expect(said.some((line) => line.includes('Die Frist endet eine Woche später.'))).toBe(true)

  await ask('publishToSIMAP', id)
  await until(id, 'FIRST 1 PUBLISHED', 'CHANGE 1 VALIDATION_FAILED', 'CHANGE 2 SUBMITTED')
  expect((await at(id, 2)).reason).toBe('Frist um eine Woche verlegt.')
  expect(inXml(lastXml(), 'efbc:ReasonDescription')).toEqual(['Frist um eine Woche verlegt.'])
  const sections = ['PROCEDURE', ...lots]
  expect(inXml(lastXml(), 'efbc:ChangeDescription')).toEqual(
    sections.map(() => 'Die Frist endet eine Woche später.'),
  )
})

test('a reason that was all that was said is mended in both places, and cut between characters', async () => {
  const id = await givenOut()
  house.peer.submitting('reject')
  await queue(id, { reason: 'Frist verlegt.' })
  await until(id, 'FIRST 1 PUBLISHED', 'CHANGE 1 VALIDATION_FAILED')
  const { panels, id: notice } = await at(id, 1)
  const reason = `${'x'.repeat(5998)}😀yyy`
  await call('updateNotice', notice, { panels, reason })
  await ask('publishToSIMAP', id)
  await until(id, 'FIRST 1 PUBLISHED', 'CHANGE 1 VALIDATION_FAILED', 'CHANGE 2 SUBMITTED')
  const told = [`${'x'.repeat(5998)}…`]
  expect(inXml(lastXml(), 'efbc:ReasonDescription')).toEqual(told)
  expect(inXml(lastXml(), 'efbc:ChangeDescription')).toEqual(told)
})

import type { Invitation } from '@allmende/domain/tenders/course.contract.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { givenPlatform, openSocket, type TestSocket } from '../../test-platform.ts'
import { anna, bernd, clara, refusal, type SentTender, socketOf } from '../test-tenders.ts'
import { audienceOf } from '../course/audience.ts'
import {
  findInvitationFor,
  isInvitationToken,
  listInviteeAddresses,
  useInvitation,
} from './invitations.queries.ts'
import {
  announcedTender,
  deich,
  dora,
  emil,
  fritz,
  geest,
  loggedOf,
  longAgo,
  setArchived,
  setLotStage,
} from './test-announced.ts'

const platform = givenPlatform()
const db = () => platform.current.database.db
let [annas, bernds, claras, doras, visitor] = [] as unknown as TestSocket[] as [
  TestSocket,
  TestSocket,
  TestSocket,
  TestSocket,
  TestSocket,
]
let tender: SentTender

beforeAll(async () => {
  const as = (email: string) => socketOf(platform.current, email)
  ;[annas, bernds, claras, doras] = [await as(anna), await as(bernd), await as(clara), await as(dora)]
  visitor = await openSocket(platform.current.url)
})
afterAll(() => [annas, bernds, claras, doras, visitor].forEach((socket) => socket.close()))
beforeEach(async () => {
  await db().deleteFrom('outbox').execute()
  tender = await announcedTender(db(), annas)
})

const werft = 'post@werft.example'
const invite = (invitees: object, socket = bernds) => socket.call('inviteUsers', tender.id, invitees)
const invitations = async () => (await bernds.call('getInvitations', tender.id)) as Invitation[]
/** What the mail to that address says, the newest one. */
async function mailedTo(email: string): Promise<Record<string, string>> {
  const row = await db()
    .selectFrom('outbox')
    .select('values')
    .where('recipient', '=', email)
    .where('key', '=', 'inviteToApply')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return row.values
}
const tokenIn = ({ link = '' }: Record<string, string>) =>
  new URLSearchParams(link.split('?')[1]).get('einladung') ?? ''

describe('inviting', () => {
  test('is mailed with the way in, listed, logged once per address, and tells the team', async () => {
    await annas.call('getInvitations', tender.id)
    const heard = annas.heard('storeChanged')
    const invited = await invite({ ' Post@Werft.example ': 'Werft am Siel', [dora]: '' })
    expect(invited).toMatchObject({ id: tender.id, team: expect.any(Array) })
    expect(await heard).toEqual(['project', tender.id])

    expect(await mailedTo(werft)).toEqual({
      projectName: 'Fähre',
      authorityName: 'Gemeinde Auwiesen',
      organizationName: 'Werft am Siel',
      deadline: 'Di., 03.12.2199, 10:00 Uhr',
      link: expect.stringMatching(new RegExp(`^/projekte/${tender.id}\\?einladung=[\\w-]{43}$`)),
    })
    expect(await mailedTo(dora)).toMatchObject({ organizationName: 'Ihr Unternehmen' })
    expect(await invitations()).toEqual([
      expect.objectContaining({ email: dora, organizationName: '', joined: null, revoked: null }),
      expect.objectContaining({ email: werft, organizationName: 'Werft am Siel' }),
    ])
    const logged = await loggedOf(bernds, tender, 'PROJECT_INVITE_SENT')
    expect(logged.map(({ userName, data }) => [userName, data['user']]).toSorted()).toEqual([
      [bernd, dora],
      [bernd, werft],
    ])
  })

  test('nobody whose company takes part already, and then nobody at all', async () => {
    await doras.call('createOffer', { id: tender.id })
    expect(await refusal(invite({ [emil]: '', [werft]: 'Werft' }))).toMatchObject({
      exceptionTypeName: 'ValidationException',
      fields: {
        [`1.${emil}`]: 'Das Unternehmen dieser Person nimmt bereits teil. Eine Einladung ist nicht nötig.',
      },
    })
    expect(await invitations()).toEqual([])
  })

  test('keeps no token, neither in the answer nor in the log nor in the table', async () => {
    const answer = JSON.stringify(await invite({ [werft]: 'Werft' }))
    const token = tokenIn(await mailedTo(werft))
    expect(token).toHaveLength(43)
    expect(answer).not.toContain(token)
    expect(JSON.stringify(await loggedOf(bernds, tender, 'PROJECT_INVITE_SENT'))).not.toContain(token)
    expect(JSON.stringify(await invitations())).not.toContain(token)
    const { tokenHash } = await db()
      .selectFrom('invitations')
      .selectAll()
      .where('tenderId', '=', tender.id)
      .executeTakeFirstOrThrow()
    expect(tokenHash).toHaveLength(32)
    expect(Buffer.from(tokenHash).toString('base64url')).not.toBe(token)
  })

  test('somebody again is one row, another token and another mail; her name stays', async () => {
    await invite({ [werft]: 'Werft am Siel' })
    const first = tokenIn(await mailedTo(werft))
    const [before] = await invitations()
    await invite({ [werft]: '' })
    const second = tokenIn(await mailedTo(werft))
    expect(await invitations()).toEqual([{ ...before, sent: expect.any(String) }])
    expect(second).not.toBe(first)
    expect(await isInvitationToken(db(), tender.id, first)).toBe(false)
    expect(await isInvitationToken(db(), tender.id, second)).toBe(true)
    expect(await loggedOf(bernds, tender, 'PROJECT_INVITE_SENT')).toHaveLength(2)
  })

  test('the same address twice at once is one row', async () => {
    await Promise.all([1, 2, 3].map(() => invite({ [werft]: 'Werft' })))
    expect(await invitations()).toHaveLength(1)
  })

  test('people of the authority are named at their place, and nobody is invited', async () => {
    const call = invite({ [werft]: 'Werft', [clara]: '', [anna]: '' })
    const message =
      'Diese Adresse gehört einer Person der Vergabestelle. Eingeladen werden können nur Unternehmen.'
    expect(await refusal(call)).toEqual({
      exceptionTypeName: 'ValidationException',
      message,
      fields: { [`1.${clara}`]: message, [`1.${anna}`]: message },
    })
    expect(await invitations()).toEqual([])
  })

  test.each([
    ['nobody', {}, '1', 'Bitte geben Sie mindestens eine E-Mail-Adresse an.'],
    [
      'what is no address',
      { 'post(at)werft': 'Werft' },
      '1.post(at)werft',
      'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    ],
    ['a name without end', { [werft]: 'x'.repeat(201) }, `1.${werft}`, 'Höchstens 200 Zeichen'],
  ])('%s is refused at the field', async (_what, invitees, field, sentence) => {
    expect(await refusal(invite(invitees))).toMatchObject({ fields: { [field]: sentence } })
  })

  test.each([
    ['a visitor', () => visitor, 'AuthenticationException'],
    ['a colleague outside the team', () => claras, 'AccessDeniedException'],
    ['a bidder', () => doras, 'AccessDeniedException'],
  ])('%s neither invites nor sees or revokes invitations', async (_who, socket, exceptionTypeName) => {
    await invite({ [werft]: 'Werft' })
    const [invitation] = await invitations()
    for (const call of [
      () => invite({ [emil]: '' }, socket()),
      () => socket().call('getInvitations', tender.id),
      () => socket().call('revokeInvitation', tender.id, invitation?.id),
      () => socket().call('revokeInvitation', tender.id, 2 ** 40),
    ])
      expect(await refusal(call())).toMatchObject({ exceptionTypeName })
  })

  test('waits for the publication and ends with the last chance to join', async () => {
    const scheduled = new Date('2199-01-01T00:00:00Z')
    const stages: [() => Promise<unknown>, string][] = [
      [
        () => setLotStage(db(), tender, 7),
        'Keinem Los kann mehr beigetreten werden, auch nicht mit einer Einladung.',
      ],
      [() => setArchived(db(), tender), 'Die Ausschreibung ist archiviert. Es wird niemand mehr eingeladen.'],
      [
        () =>
          db()
            .updateTable('tenders')
            .set({ archived: null, published: scheduled, publicFrom: scheduled })
            .where('id', '=', tender.id)
            .execute(),
        'Einladen können Sie, sobald die Ausschreibung veröffentlicht ist.',
      ],
    ]
    for (const [become, message] of stages) {
      await become()
      expect(await refusal(invite({ [werft]: '' }))).toMatchObject({
        exceptionTypeName: 'StageException',
        message,
      })
    }
    expect(await db().selectFrom('outbox').selectAll().execute()).toEqual([])
  })
})

describe('revoking', () => {
  test('is told, logged once, and opens nothing any more', async () => {
    await invite({ [werft]: 'Werft', [dora]: '' })
    const token = tokenIn(await mailedTo(werft))
    const theirs = (await invitations()).find(({ email }) => email === werft)
    const call = () => annas.call('revokeInvitation', tender.id, theirs?.id)
    expect(await Promise.all([call(), call()])).toEqual([null, null])
    expect((await invitations()).find(({ email }) => email === werft)?.revoked).toEqual(expect.any(String))
    expect(await loggedOf(bernds, tender, 'INVITE_REVOKED')).toMatchObject([
      { userName: anna, data: { user: werft, organization: 'Werft' } },
    ])
    expect(await findInvitationFor(db(), tender.id, { email: werft, organizationId: geest })).toBe(null)
    expect(await isInvitationToken(db(), tender.id, token)).toBe(false)
    expect(await listInviteeAddresses(db(), tender.id)).toMatchObject([{ email: dora }])
    // Who was invited anew has a row of her own.
    await invite({ [werft]: 'Werft' })
    expect((await invitations()).filter(({ email }) => email === werft)).toHaveLength(2)
  })

  test('neither what was accepted nor what belongs to another tender', async () => {
    await invite({ [dora]: '' })
    const [{ id } = { id: 0 }] = await invitations()
    const other = await announcedTender(db(), annas)
    expect(await refusal(annas.call('revokeInvitation', other.id, id))).toMatchObject({
      exceptionTypeName: 'NotFoundException',
    })
    await useInvitation(db(), id, deich, longAgo)
    expect(await refusal(annas.call('revokeInvitation', tender.id, id))).toMatchObject({
      exceptionTypeName: 'StageException',
      message: 'Diese Einladung wurde schon angenommen und kann nicht mehr zurückgezogen werden.',
    })
    expect(await refusal(invite({ [dora]: '' }))).toMatchObject({
      fields: { [`1.${dora}`]: 'Diese Einladung wurde schon angenommen, eine neue ist nicht nötig.' },
    })
  })
})

describe('an invitation', () => {
  const find = (email: string, organizationId: number) =>
    findInvitationFor(db(), tender.id, { email, organizationId })

  test('is good for its address, and once used for that organization alone', async () => {
    await invite({ [dora]: '' })
    const token = tokenIn(await mailedTo(dora))
    const { id } = (await find(dora, deich)) ?? { id: 0 }
    expect(await find(fritz, geest)).toBe(null)
    expect(await isInvitationToken(db(), tender.id + 1, token)).toBe(false)
    expect(await findInvitationFor(db(), tender.id + 1, { email: dora, organizationId: deich })).toBe(null)

    expect(await useInvitation(db(), id, deich, longAgo)).toBe(true)
    expect(await useInvitation(db(), id, geest, longAgo)).toBe(false)
    expect(await useInvitation(db(), id, deich, new Date('2021-01-01T00:00:00Z'))).toBe(true)
    expect(await invitations()).toMatchObject([{ joined: longAgo.toISOString() }])
    expect(await find(emil, deich)).toEqual({ id })
    // The address itself no longer counts where another organization has used it.
    expect(await find(dora, geest)).toBe(null)
  })

  test('that is her organization’s already is taken before another is used up', async () => {
    await invite({ [dora]: '', [emil]: '' })
    const hers = (await find(dora, deich))?.id ?? 0
    await useInvitation(db(), hers, deich, longAgo)
    expect(await find(emil, deich)).toEqual({ id: hers })
  })

  test('is mailed about by name, as long as it waits and its owner can log in', async () => {
    await invite({ [dora]: 'Deich', [werft]: 'Werft', 'a@b.example': '', [fritz]: '' })
    expect(await listInviteeAddresses(db(), tender.id)).toEqual([
      { email: 'a@b.example', name: 'a@b.example' },
      { email: dora, name: 'Dora Deichgräf' },
      { email: fritz, name: 'Fritz Funke' },
      { email: werft, name: 'Werft' },
    ])
    expect((await audienceOf(db(), tender.id)).invitees).toEqual(await listInviteeAddresses(db(), tender.id))
    await db().updateTable('users').set({ state: 'DISABLED' }).where('email', '=', fritz).execute()
    await useInvitation(db(), (await find(dora, deich))?.id ?? 0, deich, longAgo)
    const left = await listInviteeAddresses(db(), tender.id)
    expect(left.map(({ email }) => email)).toEqual(['a@b.example', werft])
    await db().updateTable('users').set({ state: 'ACTIVE' }).where('email', '=', fritz).execute()
  })
})

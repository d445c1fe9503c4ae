import { contact } from '@allmende/domain/organizations/test-contact.ts'
import { existing } from '@allmende/domain/verdict.ts'
import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { addUnconfirmedOrganization } from '../organizations/organizations.queries.ts'
import { givenPlatform } from '../test-platform.ts'
import { addUser, confirmAccount, findAccount } from './accounts.queries.ts'
import { lockOpenRegistration, removeOpenRegistration, setReceipt } from './registration-receipts.queries.ts'
import { newToken } from './tokens.ts'

/** What was looked up before somebody else was quicker. */
const platform = givenPlatform()
const db = () => platform.current.database.db
const now = new Date()

/** The id of an organization that someone registered with this address. */
async function registered(email: string): Promise<number> {
  const company = { name: `Firma ${email}`, type: 'CONTRACTOR' as const, contact }
  const { id } = await addUnconfirmedOrganization(db(), company, now)
  const standing = { roles: ['ORGANIZATION_ADMIN' as const], state: null, twoFactorEnabled: null }
  const names = { givenName: 'Wilma', surName: 'Watt' }
  await addUser(db(), { email, ...names, ...standing, organizationId: id, passwordHash: 'x' }, now)
  return id
}
const openWith = async (receipt: string) => existing(await lockOpenRegistration(db(), receipt))
const organizationOf = async (email: string) => (await findAccount(db(), email))?.user.organizationId
const organizations = async (...ids: number[]) =>
  (await db().selectFrom('organizations').select('id').where('id', 'in', ids).execute()).length

test('what is open goes, with its organization', async () => {
  const [receipt, id] = [newToken(), await registered('offen@x.example')]
  await setReceipt(db(), receipt, id, now)
  await removeOpenRegistration(db(), await openWith(receipt))
  expect(await findAccount(db(), 'offen@x.example')).toBe(null)
  expect(await organizations(id)).toBe(0)
})

test('an account that was confirmed meanwhile stays', async () => {
  const [receipt, id] = [newToken(), await registered('bestaetigt@x.example')]
  await setReceipt(db(), receipt, id, now)
  const stale = await openWith(receipt)
  await confirmAccount(db(), existing(await findAccount(db(), stale.email)).user)
  await removeOpenRegistration(db(), stale)
  expect(await findAccount(db(), stale.email)).toMatchObject({ user: { state: 'ACTIVE' } })
  expect(await organizations(id)).toBe(1)
})

test('so does one that somebody else has registered with the address meanwhile', async () => {
  const [receipt, id] = [newToken(), await registered('andere@x.example')]
  await setReceipt(db(), receipt, id, now)
  const stale = await openWith(receipt)
  await removeOpenRegistration(db(), stale)
  const other = await registered('andere@x.example')
  await removeOpenRegistration(db(), stale)
  expect(await organizationOf('andere@x.example')).toBe(other)
})

test('a receipt is of who registered, not of whom somebody invited into her organization', async () => {
  const [receipt, id] = [newToken(), await registered('wilma@x.example')]
  await setReceipt(db(), receipt, id, now)
  const standing = { roles: ['ORGANIZATION_USER' as const], state: null, twoFactorEnabled: null }
  const invited = {
    email: 'a@x.example',
    givenName: 'V',
    surName: 'V',
    organizationId: id,
    passwordHash: null,
  }
  await addUser(db(), { ...invited, ...standing }, new Date(now.getTime() - 60_000))
  const open = await openWith(receipt)
  expect(open.email).toBe('wilma@x.example')
  await removeOpenRegistration(db(), open)
  expect(await organizationOf('a@x.example')).toBe(id)
  expect(await lockOpenRegistration(db(), receipt)).toBe(null)
})

/** Lets something happen just after the first lock was waited for. */
function afterFirstLock(happens: () => Promise<void>): KyselyPlugin {
  const locks = new WeakSet<object>()
  let isOver = false
  return {
    transformQuery: ({ node, queryId }) => {
      if (node.kind === 'RawNode') locks.add(queryId)
      return node
    },
    transformResult: async ({ queryId, result }) => {
      if (locks.has(queryId) && !isOver) {
        isOver = true
        await happens()
      }
      return result
    },
  }
}

test.each([
  ['an address that is not locked', [], false],
  ['one that is', ['wohin-1@x.example'], true],
])('what has moved to %s while one waited', async (_whither, others, isOpen) => {
  const [receipt, from] = [newToken(), await registered(`woher-${others.length}@x.example`)]
  const to = await registered(`wohin-${others.length}@x.example`)
  await setReceipt(db(), receipt, from, now)
  const moving = afterFirstLock(() => setReceipt(db(), receipt, to, now))
  const open = await lockOpenRegistration(db().withPlugin(moving), receipt, others)
  expect(open?.organizationId).toBe(isOpen ? to : undefined)
})

import { accountsContract } from '@allmende/domain/accounts/accounts.contract.ts'
import { organizationsContract } from '@allmende/domain/organizations/organizations.contract.ts'
import { settingsContract } from '@allmende/domain/settings/settings.contract.ts'
import { templatesContract } from '@allmende/domain/templates/templates.contract.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { people } from './test-roles.ts'
import { givenPlatform, logIn } from './test-platform.ts'

const contract = { ...accountsContract, ...organizationsContract, ...settingsContract, ...templatesContract }
const asking = ['visitor', 'held', 'bidder', 'organizationAdmin', 'staff'] as const
type Asking = (typeof asking)[number]

/** The same question about a thing that is there and about one that is not, and who may know which is which. */
type Question = { there: unknown[]; missing: unknown[]; knownTo?: readonly Asking[] }

const [fritz, nobody] = ['fritz@geest-energie.example', 'nobody@nowhere.example']
const [foreign, none] = [2, 4711]
const staff: readonly Asking[] = ['staff']
const user = (email: string) => ({ email, givenName: 'A', surName: 'B', version: 0 })
const about = (args: (email: string) => unknown[], knownTo?: readonly Asking[]): Question => ({
  there: args(fritz),
  missing: args(nobody),
  ...(knownTo ? { knownTo } : {}),
})
const organization = (id: number) => ({
  id,
  version: 0,
  name: 'Anders GmbH',
  type: 'CONTRACTOR',
  contact: {
    givenName: 'A',
    surName: 'B',
    street: 'Weg 1',
    zip: '12345',
    city: 'Ort',
    country: 'DEU',
    email: 'a@b.example',
    phone: '0441 123',
  },
})
const template = { name: 'Anders', description: '-', projectTypes: [], roomTemplates: [], panels: [] }
const aboutTemplate = (args: (id: string) => unknown[], knownTo: readonly Asking[] = []): Question => ({
  there: args('F-1'),
  missing: args('F-4711'),
  knownTo,
})
const newColleague = (organizationId: number) => [
  { ...user('neu@x.example'), roles: ['ORGANIZATION_USER'], organizationId },
]

/** Every method of these areas; null where it asks after nothing that might be there or not. */
const questions: Record<keyof typeof contract, Question | null> = {
  login: about((email) => [email, 'wrong']),
  logout: null,
  getBrowserMark: null,
  isAuthenticated: null,
  authenticate: null,
  getTwoFactorQRCode: null,
  getTwoFactorKey: null,
  changeTwoFactorConfig: about((email) => [null, null, null, email], staff),
  confirmEmail: null,
  resendEmail: null,
  sendPasswordResetMail: about((email) => [email]),
  getPasswordLink: null,
  changePassword: null,
  getUsers: {
    there: [['ORGANIZATION_USER'], { organizationId: foreign }],
    missing: [['ORGANIZATION_USER'], { organizationId: none }],
    knownTo: staff,
  },
  countUsers: {
    there: [['ORGANIZATION_USER'], { organizationId: foreign }],
    missing: [['ORGANIZATION_USER'], { organizationId: none }],
    knownTo: staff,
  },
  getUsersWithoutSecondFactor: null,
  getUser: about((email) => [email], staff),
  createUser: { there: newColleague(foreign), missing: newColleague(none) },
  updateUser: about((email) => [user(email)], staff),
  setUserState: about((email) => [email, 'ACTIVE'], staff),
  deleteUser: about((email) => [email], staff),
  resendInvitation: about((email) => [email], staff),
  // Whoever registers is told what is known already; asking again and again is slowed.
  registerOrganization: null,
  resendRegistrationMail: null,
  getFirstAdminSetup: null,
  createFirstAdmin: null,

  getOrganizations: null,
  getOrganization: { there: [foreign], missing: [none], knownTo: staff },
  createOrganization: null,
  updateOrganization: { there: [organization(foreign)], missing: [organization(none)], knownTo: staff },

  getSettings: null,
  getOwnAddress: null,
  setSettings: {
    there: [{ version: 1, organizationForms: { CLIENT: 'F-1', CONTRACTOR: null } }],
    missing: [{ version: 1, organizationForms: { CLIENT: 'F-4711', CONTRACTOR: null } }],
  },
  sendTestMail: null,

  getProjectTemplates: null,
  getProjectTemplate: aboutTemplate((id) => [id], staff),
  saveProjectTemplate: aboutTemplate((id) => [{ ...template, id, version: 4711 }]),
  deleteProjectTemplate: aboutTemplate((id) => [id]),
}

const platform = givenPlatform({ config: { trustProxy: ['127.0.0.1'] } })
const tokens = new Map<Asking, string>()

async function answer(method: string, params: unknown[], person: Asking): Promise<unknown> {
  const token = tokens.get(person)
  const response = await fetch(`${platform.current.url}/api/v1/rpc`, {
    method: 'POST',
    body: JSON.stringify({ jsonrpc: '2.0', method, params, id: 1 }),
    headers: {
      'x-forwarded-for': `10.2.0.${asking.indexOf(person) + 1}`,
      ...(token ? { 'x-auth-token': token } : {}),
    },
  })
  const { error, result } = (await response.json()) as { error?: { code: number }; result?: unknown }
  expect(error?.code).not.toBe(-32602)
  return error ?? result
}

beforeAll(async () => {
  const { url, database } = platform.current
  const admin = await logIn(url, people.systemAdmin)
  const body = JSON.stringify({ jsonrpc: '2.0', method: 'saveProjectTemplate', params: [template], id: 1 })
  await fetch(`${url}/api/v1/rpc`, { method: 'POST', body, headers: { 'x-auth-token': admin } })
  expect(await database.db.selectFrom('templates').select('id').execute()).toEqual([{ id: 1 }])
  await database.db
    .updateTable('users')
    .set({ twoFactorEnabled: true })
    .where('email', '=', people.held)
    .execute()
  for (const person of asking) {
    const email = people[person]
    if (email) tokens.set(person, await logIn(url, email))
  }
})

test('every method of these areas has its question', () => {
  expect(Object.keys(questions).toSorted()).toEqual(Object.keys(contract).toSorted())
})

const asked = Object.entries(questions).flatMap(([method, question]) =>
  question ? [{ method, ...question }] : [],
)

describe.each(asked)('$method', ({ method, there, missing, knownTo = [] }) => {
  test.each(asking.filter((person) => !knownTo.includes(person)))(
    'answers the same to a %s whether the thing is there or not',
    async (person) => {
      expect(await answer(method, there, person)).toEqual(await answer(method, missing, person))
    },
  )

  test('asks a visitor to sign in, or tells her nothing at all', async () => {
    const outcome = await answer(method, there, 'visitor')
    if (outcome !== null)
      expect(outcome).toMatchObject({ data: { exceptionTypeName: 'AuthenticationException' } })
  })
})

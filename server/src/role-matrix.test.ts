import { contract } from '@allmende/domain/contract.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { templateRows } from './templates/test-templates.roles.ts'
import { settingsRows } from './settings/test-settings.roles.ts'
import { organizationRows } from './organizations/test-organizations.roles.ts'
import { accountRows } from './accounts/test-accounts.roles.ts'
import { locationRows } from './locations/test-locations.roles.ts'
import { addressSearchRows } from './locations/test-address-search.roles.ts'
import { parcelFileRows } from './parcels/files/test-parcel-files.roles.ts'
import { mediaRouteRows } from './parcels/media/test-media.routes.ts'
import { parcelFileRouteRows } from './parcels/files/test-parcel-files.routes.ts'
import { parcelImportRows } from './parcels/test-parcel-imports.roles.ts'
import { parcelRows } from './parcels/test-parcels.roles.ts'
import { parcelRouteRows } from './parcels/test-parcels.routes.ts'
import { roomRows } from './rooms/test-rooms.roles.ts'
import { roomRouteRows } from './rooms/test-rooms.routes.ts'
import { peopleRows } from './tenders/people/test-people.roles.ts'
import { courseRows } from './tenders/course/test-course.roles.ts'
import { offerRouteRows } from './offers/test-offers.routes.ts'
import { offerRows } from './offers/test-offers.roles.ts'
import { messageRows } from './messages/test-messages.roles.ts'
import { recordRows } from './record/test-record.roles.ts'
import { tenderRows } from './tenders/test-tenders.roles.ts'
import { mailRows } from './mail/test-mail.roles.ts'
import { archiveRows } from './archive/test-archive.roles.ts'
import { archiveRouteRows } from './archive/test-archive.routes.ts'
import { auditRows } from './audit/test-audit.roles.ts'
import { documentRows } from './documents/test-documents.roles.ts'
import { documentRouteRows } from './documents/test-documents.routes.ts'
import { noticeRouteRows } from './notices/test-notices.routes.ts'
import { tenderRouteRows } from './tenders/test-tenders.routes.ts'
import { tileRouteRows } from './tiles/test-tiles.routes.ts'
import {
  answered,
  type CallAs,
  type Case,
  type Ending,
  everybody,
  type Person,
  people,
  type RouteCase,
} from './test-roles.ts'
import { demoMode } from './test-config.ts'
import { givenPlatform, logIn } from './test-platform.ts'

/** Who may call what (decisions 7). */
const rows: Record<string, Case[]> = {
  ...templateRows,
  ...settingsRows,
  ...organizationRows,
  ...accountRows,
  ...locationRows,
  ...addressSearchRows,
  ...parcelRows,
  ...parcelFileRows,
  ...parcelImportRows,
  ...roomRows,
  ...tenderRows,
  ...peopleRows,
  ...courseRows,
  ...offerRows,
  ...messageRows,
  ...recordRows,
  ...mailRows,
  ...auditRows,
  ...documentRows,
  ...archiveRows,
}

/** The doors to the methods, and what every browser asks first. */
const houseRouteRows: Record<string, RouteCase[]> = {
  'POST /api/v1/rpc': [{ about: 'nothing', address: () => '/api/v1/rpc', statuses: answered(200) }],
  'POST /api/v1/login': [{ about: 'no form', address: () => '/api/v1/login', statuses: answered(400) }],
  'GET /api/v1/info': [{ about: 'as it is', address: () => '/api/v1/info', statuses: answered(200) }],
}
const routeRows: Record<string, RouteCase[]> = {
  ...houseRouteRows,
  ...noticeRouteRows,
  ...parcelRouteRows,
  ...mediaRouteRows,
  ...parcelFileRouteRows,
  ...roomRouteRows,
  ...tenderRouteRows,
  ...offerRouteRows,
  ...documentRouteRows,
  ...archiveRouteRows,
  ...tileRouteRows,
}

/** They tell nothing but that the server is there, or the same files to everyone. */
const withoutData = /^(HEAD,)?GET \/(healthz|readyz|index\.html|assets\/.*|favicon.*)$/

const platform = givenPlatform({ config: { trustProxy: ['127.0.0.1'], ...demoMode } })
const tokens = new Map<Person, string>()

beforeAll(async () => {
  const { db } = platform.current.database
  await db.updateTable('users').set({ twoFactorEnabled: true }).where('email', '=', people.held).execute()
  await logEveryoneIn()
})

async function logEveryoneIn(): Promise<void> {
  for (const person of everybody) {
    const email = people[person]
    if (email) tokens.set(person, await logIn(platform.current.url, email))
  }
}

/** Each person comes from an address of her own, so that the login throttle does not mix them up. */
const headersOf = (person: Person): Record<string, string> => ({
  'x-forwarded-for': `10.1.0.${everybody.indexOf(person) + 1}`,
  ...(tokens.has(person) ? { 'x-auth-token': tokens.get(person) as string } : {}),
})

type Answer = { result?: unknown; error?: { code: number; data: { exceptionTypeName: Ending } } }

async function answerOf(method: string, params: unknown[], person: Person): Promise<Answer> {
  const answer = await fetch(`${platform.current.url}/api/v1/rpc`, {
    method: 'POST',
    body: JSON.stringify({ jsonrpc: '2.0', method, params, id: 1 }),
    headers: headersOf(person),
  })
  return (await answer.json()) as Answer
}

async function endingOf(method: string, params: unknown[], person: Person): Promise<Ending> {
  const { error } = await answerOf(method, params, person)
  expect(error?.code).not.toBe(-32602)
  return error ? error.data.exceptionTypeName : 'done'
}

const callAs: CallAs = async (person, method, ...params) => (await answerOf(method, params, person)).result

describe.each(Object.entries(rows))('%s', (method, cases) => {
  if (method === 'logout') afterAll(logEveryoneIn)
  describe.each(cases)('$about', ({ args, endings }) => {
    test.each(everybody)('by: %s', async (person) => {
      expect(await endingOf(method, await args(person, callAs), person)).toBe(endings[person])
    })
  })
})

test('every method has a row', () => {
  expect(Object.keys(rows).toSorted()).toEqual(Object.keys(contract).toSorted())
})

describe.each(Object.entries(routeRows))('%s', (route, cases) => {
  describe.each(cases)('$about', ({ address, statuses }) => {
    test.each(everybody)('by: %s', async (person) => {
      const [method = 'GET'] = route.split(' ')
      const path = await address(callAs)
      const { status } = await fetch(`${platform.current.url}${path}`, { method, headers: headersOf(person) })
      expect(status).toBe(statuses[person])
    })
  })
})

test('every route that serves or takes data has a row, and every row its route', () => {
  const served = platform.current.routes.filter(
    (route) => !route.startsWith('HEAD ') && !withoutData.test(route),
  )
  expect(served.toSorted()).toEqual(Object.keys(routeRows).toSorted())
})

import type { Room } from '@allmende/domain/rooms/rooms.contract.ts'
import type { PublicTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendByTus } from '../rooms/test-uploads.ts'
import { announcedTender, dora, emil, fritz } from '../tenders/people/test-announced.ts'
import { anna, type SentTender, socketOf } from '../tenders/test-tenders.ts'
import { givenPlatform, logIn, type TestSocket } from '../test-platform.ts'

const platform = givenPlatform()
const sockets = {} as Record<'anna' | 'dora' | 'emil' | 'fritz', TestSocket>
let tender: SentTender

beforeAll(async () => {
  const as = (email: string) => socketOf(platform.current, email)
  Object.assign(sockets, {
    anna: await as(anna),
    dora: await as(dora),
    emil: await as(emil),
    fritz: await as(fritz),
  })
  const roomTemplates = [{ name: 'Teilnahmeantrag', description: 'Ihr Antrag', stage: 4 }]
  tender = await announcedTender(platform.current.database.db, sockets.anna, { roomTemplates })
  for (const bidder of [sockets.dora, sockets.fritz]) await bidder.call('createOffer', { id: tender.id })
})
afterAll(() => Object.values(sockets).forEach((socket) => socket.close()))

const toldTo = ({ notifications }: TestSocket) =>
  notifications.filter(({ method }) => method === 'storeChanged').map(({ params }) => params)

test('what one of a company uploads, the other sees at once; nobody else hears of it', async () => {
  const mine = async (socket: TestSocket) =>
    ((await socket.call('getProject', tender.id)) as PublicTender).lots[0]?.lotOffer
  const rooms = (await sockets.dora.call('getRoomsByProjectId', tender.id)) as Room[]
  const room = rooms.find(({ stage }) => stage === 4)
  expect(await mine(sockets.emil)).toMatchObject({ missing: ['Teilnahmeantrag'] })
  await mine(sockets.fritz)
  await sockets.anna.call('getProject', tender.id)
  const [before, inside] = [toldTo(sockets.fritz).length, toldTo(sockets.anna).length]
  const heard = sockets.emil.heard('storeChanged')
  const { url } = platform.current
  const sender = { url, token: await logIn(url, dora) }
  await sendByTus(sender, `/api/v1/uploads?room=${room?.id}`, 'Antrag.pdf', Buffer.from('Antrag'))
  expect(await heard).toEqual(['project', tender.id])
  expect(await mine(sockets.emil)).toMatchObject({ missing: [] })
  expect(toldTo(sockets.fritz)).toHaveLength(before)
  // What lies in a sealed room is not told inside either.
  expect(toldTo(sockets.anna)).toHaveLength(inside)
})

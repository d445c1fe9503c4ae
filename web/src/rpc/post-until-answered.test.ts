import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { postUntilAnswered } from './post-until-answered.ts'

const id = '6f1c2c0e-6a53-4d0b-9a39-0d9d3c0a7b11'
const posted = { id, method: 'updateOfferStage', params: [1, 1, null] }

type Reaction = (response: ServerResponse, id: string) => void
const closing: (() => void)[] = []
afterEach(() => closing.splice(0).forEach((close) => close()))

/** A server that reacts in its own way to each request in turn; tells what it has got. */
async function peer(...reactions: Reaction[]) {
  const got: { id: string; token: unknown }[] = []
  const server = createServer(async (request: IncomingMessage, response) => {
    const body = JSON.parse(await text(request)) as { id: string }
    got.push({ id: body.id, token: request.headers['x-auth-token'] })
    reactions[got.length - 1]?.(response, body.id)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { got, address }
}

const cut: Reaction = (response) => response.socket?.destroy()
const silent: Reaction = () => undefined
const status =
  (code: number): Reaction =>
  (response) =>
    response.writeHead(code).end('<html>')
const stranger: Reaction = (response) => response.end('<html>Bitte melden Sie sich im Hotelnetz an</html>')
const says =
  (part: object): Reaction =>
  (response, asked) =>
    response.end(JSON.stringify({ jsonrpc: '2.0', id: asked, ...part }))
const receipt = says({ result: { receiptId: 42 } })

function send(address: string, { signal = new AbortController().signal, token = 't' } = {}) {
  const failures: number[] = []
  const answer = postUntilAnswered(posted, {
    address,
    headers: () => ({ 'X-Auth-Token': `${token}${failures.length}` }),
    signal,
    patience: 300,
    onLost: async (count) => void failures.push(count),
  })
  return { answer, failures }
}

test.each<[string, Reaction[], number]>([
  ['at once', [receipt], 0],
  ['after a cut line', [cut, cut, receipt], 2],
  ['after a server that is away', [status(502), status(503), receipt], 2],
  ['after a network that answers itself', [stranger, receipt], 1],
  ['after a line that hangs', [silent, receipt], 1],
])('a change is answered %s, always under the same id', async (_when, reactions, lost) => {
  const { got, address } = await peer(...reactions)
  const { answer, failures } = send(address)
  expect(await answer).toEqual({ receiptId: 42 })
  expect(got.map((one) => one.id)).toEqual(reactions.map(() => id))
  expect(failures).toEqual(Array.from({ length: lost }, (_, index) => index + 1))
})

test('a server that says it cannot just now has not decided: the same change goes on', async () => {
  const cannot = (exceptionTypeName: string) =>
    says({ error: { code: -32000, message: 'no', data: { exceptionTypeName, message: 'Gerade nicht.' } } })
  const { got, address } = await peer(cannot('UnavailableException'), cannot('RateLimitException'), receipt)
  expect(await send(address).answer).toEqual({ receiptId: 42 })
  expect(new Set(got.map((one) => one.id))).toEqual(new Set([id]))
})

test('each try is made by whoever is logged in then', async () => {
  const { got, address } = await peer(cut, receipt)
  await send(address).answer
  expect(got.map(({ token }) => token)).toEqual(['t0', 't1'])
})

test('a refusal is an answer', async () => {
  const late = { exceptionTypeName: 'StageException', message: 'Die Frist endete.' }
  const { got, address } = await peer(cut, says({ error: { code: -32000, message: 'no', data: late } }))
  await expect(send(address).answer).rejects.toMatchObject({
    type: 'StageException',
    message: 'Die Frist endete.',
  })
  expect(got).toHaveLength(2)
})

test.each([
  [413, 'TooLarge'],
  [404, 'Bug'],
])('status %d is final', async (code, type) => {
  const { got, address } = await peer(status(code))
  await expect(send(address).answer).rejects.toMatchObject({ type })
  expect(got).toHaveLength(1)
})

test('it is given up when nobody waits for it any more', async () => {
  const { address } = await peer(silent)
  const controller = new AbortController()
  const { answer } = send(address, { signal: controller.signal })
  controller.abort(new Error('left'))
  await expect(answer).rejects.toThrow('left')
})

import { createConnection } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { type FuzzInput, type Random, randomFrom } from './test-fuzz.ts'
import { requestInput } from './test-fuzz-requests.ts'
import { websocketInput } from './test-fuzz-websockets.ts'

/** The inputs of a seed, one after the other, for ever. `token`: some websockets are those of somebody logged in. */
export function* inputsOf(seed: number, token?: string): Generator<FuzzInput, never> {
  const random: Random = randomFrom(seed)
  const path = token && `/websocket?X-Auth-Token=${token}`
  for (;;) {
    if (random.chance(0.5)) yield requestInput(random)
    else yield websocketInput(random, path && random.chance(0.3) ? path : undefined)
  }
}

/** Plays one input; what comes back is nobody's concern. */
export async function play(url: string, { steps }: FuzzInput): Promise<void> {
  const { hostname, port } = new URL(url)
  const socket = createConnection({
    host: hostname,
    port: Number(port),
    allowHalfOpen: true,
    ...anotherAddress(),
  })
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  socket.on('error', () => undefined).resume()
  await Promise.race([closed, new Promise((resolve) => socket.once('connect', resolve))])
  for (const step of steps) {
    if (socket.destroyed) break
    if ('send' in step) await written(socket, step.send, closed)
    else if ('wait' in step) await Promise.race([pause(step.wait), closed])
    else if (step.leave === 'reset') socket.resetAndDestroy()
    else socket.end()
  }
  await Promise.race([closed, pause(20)])
  socket.destroy()
}

const strangers = 5000
let come = 0

/** Strangers are many: what one address may send in all would soon be used up. Only Linux has more than one such. */
function anotherAddress(): { localAddress?: string } {
  if (process.platform !== 'linux') return {}
  const who = come++ % strangers
  return { localAddress: `127.1.${Math.floor(who / 250)}.${1 + (who % 250)}` }
}

/** A peer that takes nothing must not hold us up either. */
const written = (socket: ReturnType<typeof createConnection>, bytes: Buffer, closed: Promise<void>) =>
  Promise.race([closed, pause(200), new Promise<void>((resolve) => socket.write(bytes, () => resolve()))])

/** Whether the server still answers; a hung one counts as gone. */
export async function isAlive(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(30_000) })).status === 200
  } catch {
    return false
  }
}

/** How many inputs, or until when; some are under way at once, as strangers are many. */
export type Span = { count: number } | { until: number }
const atOnce = 10

/** Plays inputs and asks after each whether the server is still there; what came last where it is not, else null. */
export async function playAll(
  url: string,
  next: () => FuzzInput,
  span: Span,
  played: () => void = () => undefined,
): Promise<string | null> {
  const last: FuzzInput[] = []
  let begun = 0
  let failed = false
  const isOver = () => failed || ('count' in span ? begun >= span.count : Date.now() >= span.until)
  const stranger = async () => {
    while (!isOver()) {
      begun++
      const input = next()
      last.push(input)
      if (last.length > 2 * atOnce) last.shift()
      await play(url, input)
      failed ||= !(await isAlive(url))
      if (!failed) played()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, stranger))
  return failed ? last.map(described).join('\n') : null
}

/** An input as one can paste it into a test. */
export const described = ({ name, steps }: FuzzInput): string =>
  `${name}: ${JSON.stringify(steps.map((step) => ('send' in step ? step.send.toString('latin1') : step)))}`

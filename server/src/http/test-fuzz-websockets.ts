import { deflateRawSync } from 'node:zlib'
import { delivered, type FuzzInput, type FuzzStep, mutated, type Random, repeated } from './test-fuzz.ts'
import { requestText } from './test-fuzz-requests.ts'
import { upgradeRequest } from './test-raw-peer.ts'

const paths = [
  '/websocket',
  '/websocket?lang=en',
  '/websocket?X-Auth-Token=guess&lang=xx',
  `/websocket?X-Auth-Token=${'x'.repeat(8000)}`,
  '/websocket?X-Auth-Token=%&lang=%00',
  '//',
  '/',
  '//x/websocket',
  'http://[/websocket',
] as const
const headers = [
  'Sec-WebSocket-Extensions: permessage-deflate',
  'Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits=8',
  'Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits=99',
  'Sec-WebSocket-Extensions: permessage-deflate; x="',
  'Sec-WebSocket-Extensions: ;;,,',
  'Sec-WebSocket-Protocol: a, a',
  'Sec-WebSocket-Protocol: \xff',
  'Sec-WebSocket-Version: 99',
  'Sec-WebSocket-Key: short',
  'Origin: null',
  'Origin: http://[',
  'Origin: http://x',
  'Content-Length: 5',
  'Transfer-Encoding: chunked',
  'Expect: 100-continue',
] as const
const call = (method: string, params: string) =>
  `{"jsonrpc":"2.0","method":"${method}","params":${params},"id":1}`
const texts = [
  '',
  '{',
  '[]',
  'null',
  call('isAuthenticated', '[]'),
  call('getSettings', '[]'),
  call('getProjects', '[]'),
  call('getProject', '[2147483648]'),
  call('getProject', '[-1]'),
  call('getUsers', '[["\\ud800"]]'),
  call('login', '["a@b.example","\\u0000"]'),
  call('logout', '[]'),
  call('confirmEmail', '["x"]'),
  call('getProjectTemplate', '["EU-19"]'),
  call('getProjectTemplate', '["__proto__"]'),
  call('getLogEntries', '[null,null,{"limit":1e308}]'),
  call('toString', '{}'),
  `[${Array(60).fill(call('isAuthenticated', '[]')).join(',')}]`,
  '['.repeat(3000),
  `"${'x'.repeat(300_000)}"`,
] as const

/** A frame as clients send them, unless something about it is wrong. */
function frame(random: Random): Buffer {
  const any = <Value>(values: readonly Value[]) => random.oneOf(values)
  const text = Buffer.from(any(texts))
  const packed = random.chance(0.15)
  const raw = packed ? deflateRawSync(random.chance(0.3) ? Buffer.alloc(2 ** 22) : text) : text
  const opcode = random.chance(0.75) ? 1 : any([0, 2, 3, 8, 9, 10, 11, 15])
  const isClose = opcode === 8 && random.chance(0.8)
  const closing = Buffer.concat([
    Buffer.from([random.below(256), random.below(256)]),
    Buffer.from(any(['', '\xff', 'bye'])),
  ])
  const noise = Buffer.from(repeated(random, 300, () => random.below(256)))
  const payload = isClose ? closing : random.chance(0.15) ? noise : raw
  const first = (random.chance(0.9) ? 0x80 : 0) | (packed ? 0x40 : random.chance(0.05) ? 0x70 : 0) | opcode
  const masked = random.chance(0.95)
  return Buffer.concat([Buffer.from([first]), lengthBytes(random, payload.length, masked), payload])
}

function lengthBytes(random: Random, length: number, masked: boolean): Buffer {
  const bit = masked ? 0x80 : 0
  const mask = masked ? Buffer.alloc(4) : Buffer.alloc(0)
  if (random.chance(0.04)) return Buffer.from([bit | 127, ...repeated(random, 8, () => random.below(256))])
  if (length < 126 && random.chance(0.95)) return Buffer.concat([Buffer.from([bit | length]), mask])
  if (length < 65_536) return Buffer.concat([Buffer.from([bit | 126, length >> 8, length & 255]), mask])
  const long = Buffer.alloc(8)
  long.writeBigUInt64BE(BigInt(length))
  return Buffer.concat([Buffer.from([bit | 127]), long, mask])
}

/** A websocket that is opened, more or less, and then spoken on, more or less. `path`: for a session's own. */
export function websocketInput(random: Random, path?: string): FuzzInput {
  const further = repeated(random, 2, () => random.oneOf(headers))
  const asked = path ?? random.oneOf(random.chance(0.7) ? paths.slice(0, 1) : paths)
  const opening = Buffer.from(upgradeRequest(asked, random.chance(0.4) ? further : []), 'latin1')
  const before = random.chance(0.1) ? requestText(random) : Buffer.alloc(0)
  const frames = Buffer.concat(repeated(random, 6, () => frame(random)))
  const spoken = random.chance(0.2) ? mutated(random, frames) : frames
  const handshake = random.chance(0.1) ? mutated(random, opening) : opening
  const pause: FuzzStep[] = random.chance(0.7) ? [{ wait: 5 + random.below(20) }] : []
  return {
    name: 'websocket',
    steps: [{ send: Buffer.concat([before, handshake]) }, ...pause, ...delivered(random, spoken)],
  }
}

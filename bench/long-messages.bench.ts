import { setTimeout as pause } from 'node:timers/promises'
import { contract } from '@allmende/domain/contract.ts'
import { pino } from 'pino'
import { openMessageReader } from '../server/src/assembly/message-reader.ts'
import { readArguments } from '../server/src/rpc/arguments.ts'
import type { Side } from '../server/src/rpc/limits.ts'
import { type MessageReader, readHere } from '../server/src/rpc/reading/message-reader.ts'
import { compare } from './harness.ts'

/** How long a message holds up the loop that answers everyone: read there, and read in the thread. */
const beside = openMessageReader({ secretKey: async () => Buffer.alloc(32), log: pino({ level: 'silent' }) })
const stamp = { at: new Date(), by: 'SERVER' } as const

/** As the platform does it: what was not read elsewhere is read when its call is run. */
async function readWhole(reader: MessageReader, bytes: Buffer, side: Side): Promise<void> {
  const message = await reader.read(bytes, { stamp, side, language: 'de', sender: 'x', isGone: () => false })
  if (typeof message === 'string') return
  for (const entry of message.entries) {
    if (entry === 'invalid' || entry.read) continue
    const declared = contract[entry.method as keyof typeof contract]
    if (declared) readArguments(declared, entry.params, side, 'de')
  }
}

/** The longest time in which the loop came to nothing else. */
async function longestHold(work: () => Promise<void>): Promise<number> {
  let [last, longest, isOver] = [performance.now(), 0, false]
  const look = () => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
    if (!isOver) setImmediate(look)
  }
  setImmediate(look)
  await pause(5)
  last = performance.now()
  longest = 0
  await work()
  await pause(1)
  isOver = true
  return longest
}

const saying = (method: string, params: string) =>
  Buffer.from(`{"jsonrpc":"2.0","id":"1","method":"${method}","params":[${params}]}`)
const value = '{"contentId":"BT-21-Lot","stringValue":"Deckschicht, Los eins"}'
const panels = (count: number) =>
  `{"id":1,"version":1,"panels":[${Array(40)
    .fill(
      `{"contentId":"GR-Lot","children":[${Array(Math.floor(count / 40))
        .fill(value)
        .join(',')}]}`,
    )
    .join(',')}]}`

const messages: { name: string; side: Side; bytes: Buffer }[] = [
  { name: 'a visitor’s nested lists', side: 'visitor', bytes: Buffer.from('[1,['.repeat(64_000)) },
  { name: 'a visitor’s many values', side: 'visitor', bytes: saying('getProjects', '[],'.repeat(85_000)) },
  {
    name: 'a visitor’s longest text',
    side: 'visitor',
    bytes: saying('getProjects', `"${'\\u00e4'.repeat(43_000)}"`),
  },
  { name: 'a bidder’s objects', side: 'external', bytes: saying('updateUser', `${'{},'.repeat(9900)}{}`) },
  { name: 'a notice of 1,500 values', side: 'internal', bytes: saying('updateProject', panels(1500)) },
  { name: 'a notice of 20,000 values', side: 'internal', bytes: saying('updateProject', panels(20_000)) },
  { name: 'a notice of 80,000 values', side: 'internal', bytes: saying('updateProject', panels(80_000)) },
  { name: '16 MiB of values', side: 'internal', bytes: saying('updateProject', panels(220_000)) },
]
await readWhole(beside, messages[5]?.bytes ?? Buffer.alloc(0), 'internal')

for (const { name, side, bytes } of messages) {
  const size = `${Math.round(bytes.length / 1024).toLocaleString('en')} KiB`
  const variant = (title: string, reader: MessageReader) => ({
    name: title,
    run: () => longestHold(() => readWhole(reader, bytes, side)),
  })
  await compare({
    title: `\n${name}, ${size}: how long it holds up everyone else`,
    variants: [variant('read on the loop', readHere), variant('as the platform does', beside)],
    rounds: 7,
  })
}
await beside.close()

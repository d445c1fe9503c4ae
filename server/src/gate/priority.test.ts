import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'

/** Opens two gates, one after the other, and tells its priority before, between and afterwards, and that of its helpers. */
const opensGates = `
  const { createServer } = require('node:http')
  const { getPriority } = require('node:os')
  const { parentPort, workerData } = require('node:worker_threads')
  const where = { host: '127.0.0.1', port: 0, connectionsPerAddress: 8, firstWordWithin: 1000, trustProxy: false }
  async function openGate(makeGate) {
    const gate = await makeGate(createServer())
    await gate.open(where)
    await gate.close()
    return getPriority()
  }
  const { readdirSync, readFileSync } = require('node:fs')
  const namesOf = (thread) => readFileSync('/proc/self/task/' + thread + '/comm', 'utf8')
  const helpers = () => readdirSync('/proc/self/task').filter((thread) => namesOf(thread).startsWith('libuv'))
  import(workerData).then(async ({ makeGate }) => {
    const before = getPriority()
    const opened = [await openGate(makeGate), await openGate(makeGate)]
    parentPort.postMessage([before, ...opened, ...helpers().map((thread) => getPriority(Number(thread)))])
  })
`

test.runIf(process.platform === 'linux')(
  'who opens a gate gives way to it with all her helpers, once however many gates there are',
  async () => {
    const workerData = new URL('./gate.ts', import.meta.url).href
    const thread = new Worker(opensGates, { eval: true, workerData })
    const [[before, ...after]] = (await once(thread, 'message')) as [number[]]
    const expected = Math.min(19, (before ?? 0) + 5)
    expect(after.length).toBeGreaterThan(1)
    expect(new Set(after)).toEqual(new Set([expected]))
    await thread.terminate()
  },
)

import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'

/** Opens two gates, one after the other, and tells its priority before, between and afterwards. */
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
  import(workerData).then(async ({ makeGate }) => {
    const before = getPriority()
    parentPort.postMessage([before, await openGate(makeGate), await openGate(makeGate)])
  })
`

test.runIf(process.platform === 'linux')(
  'who opens a gate gives way to it, once however many there are',
  async () => {
    const workerData = new URL('./gate.ts', import.meta.url).href
    const thread = new Worker(opensGates, { eval: true, workerData })
    const [[before, first, second]] = (await once(thread, 'message')) as [number[]]
    const expected = Math.min(19, (before ?? 0) + 5)
    expect([first, second]).toEqual([expected, expected])
    await thread.terminate()
  },
)

import { readFileSync } from 'node:fs'
import { inputsOf, playAll } from '../server/src/http/test-fuzz-run.ts'
import { inspected, liveMemory } from './live-memory.ts'
import { loginToken } from './people.ts'
import { newDataDir, ServerProcess } from '../server/src/test-server-process.ts'

/** `npm run fuzz [-- minutes seed]`: a live server against random bytes, for a long time. */
const [minutes = 10, seed = Date.now() % 2 ** 31] = process.argv.slice(2).map(Number)
const minute = 60_000

const server = new ServerProcess(await newDataDir(), { LOG_LEVEL: 'error', ...inspected })
// Whoever fuzzes for an hour beside other work waits for the demo data too; a server that ends says so at once.
await server.start(30 * minute)
say(`Fuzzing ${server.url} for ${minutes} minutes, seed ${seed}`)
say('Memory: what is still held once garbage is collected, and what the process has of the machine')

let sent = 0
const started = Date.now()
await report()
const failure = await fuzz()
const { faults } = server
say(`${faults.length} calls or requests ended in an internal error`)
for (const fault of new Set(faults.map(withoutIds)).values()) say(`  ${fault.slice(0, 300)}`)
if (failure) say(`\n${failure}`)
else say(`${sent} inputs, and the server is still up.`)
await server.remove()
process.exit(failure || faults.length > 0 ? 1 : 0)

async function fuzz(): Promise<string | null> {
  const end = started + minutes * minute
  while (Date.now() < end) {
    // Among the inputs are logouts.
    const inputs = inputsOf(seed + sent, await loginToken(server.url, 'anna'))
    const until = Math.min(end, Date.now() + minute)
    const last = await playAll(
      server.url,
      () => inputs.next().value,
      { until },
      () => sent++,
    )
    if (last !== null)
      return `The server is gone after ${sent} inputs of seed ${seed}. It said:\n${server.output.slice(-4000)}\nLast came:\n${last}`
    await report()
  }
  return null
}

async function report(): Promise<void> {
  const at = Math.round((Date.now() - started) / minute)
  const { heap, buffers } = await liveMemory(server.output)
  const held = `${megabytes(heap)} MB of objects, ${megabytes(buffers)} MB of buffers`
  say(
    `${String(at).padStart(4)} min  ${String(sent).padStart(8)} inputs  ${held}, ${residentMegabytes()} MB resident`,
  )
}

function megabytes(bytes: number): string {
  return (bytes / 2 ** 20).toFixed(1)
}

function residentMegabytes(): number {
  try {
    const status = readFileSync(`/proc/${server.pid}/status`, 'utf8')
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
  } catch {
    return Number.NaN
  }
}

function withoutIds(fault: string): string {
  return fault.replace(/"time":"[^"]*",?|"requestId":"[^"]*",?/g, '')
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

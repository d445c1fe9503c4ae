import { readFileSync } from 'node:fs'
import { described, inputsOf, isAlive, play } from '../server/src/http/fuzz-run.ts'
import { loginToken } from './people.ts'
import { newDataDir, ServerProcess } from './server-process.ts'

/** `npm run fuzz [-- minutes seed]`: a live server against random bytes, for a long time. */
const [minutes = 10, seed = Date.now() % 2 ** 31] = process.argv.slice(2).map(Number)
const atOnce = 10
const minute = 60_000

const server = new ServerProcess(await newDataDir(), { LOG_LEVEL: 'error' })
// Whoever fuzzes for an hour beside other work waits for the demo data too; a server that ends says so at once.
await server.start(30 * minute)
say(`Fuzzing ${server.url} for ${minutes} minutes, seed ${seed}`)

let sent = 0
const started = Date.now()
report()
const failure = await fuzz()
report()
const faults = server.output.match(/"level":"error".*/g) ?? []
say(`${faults.length} calls or requests ended in an internal error`)
for (const fault of new Set(faults.map(withoutIds)).values()) say(`  ${fault.slice(0, 300)}`)
if (failure) say(`\n${failure}`)
else say(`${sent} inputs, and the server is still up.`)
await server.remove()
process.exit(failure ? 1 : 0)

async function fuzz(): Promise<string | null> {
  let inputs = inputsOf(seed, await loginToken(server.url, 'anna'))
  for (let nextReport = started + minute; Date.now() < started + minutes * minute; ) {
    const batch = Array.from({ length: atOnce }, () => inputs.next().value)
    await Promise.all(batch.map((input) => play(server.url, input)))
    sent += batch.length
    if (!(await isAlive(server.url)))
      return `The server is gone after ${sent} inputs of seed ${seed}. It said:\n${server.output.slice(-4000)}\nLast came:\n${batch.map(described).join('\n')}`
    if (Date.now() < nextReport) continue
    nextReport += minute
    report()
    // Among the inputs are logouts.
    inputs = inputsOf(seed + sent, await loginToken(server.url, 'anna'))
  }
  return null
}

function report(): void {
  const at = Math.round((Date.now() - started) / minute)
  say(`${String(at).padStart(4)} min  ${String(sent).padStart(8)} inputs  ${residentMegabytes()} MB resident`)
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

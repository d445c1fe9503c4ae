import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { withPostgres } from '../scripts/postgres.mjs'
import { countFrom, masterKeyFile } from './database.ts'
import { printTable } from './harness.ts'
import type { Bidder } from './rush-crowd.ts'
import { type Attack, attacks, busyProcesses } from './stamping-attacks.ts'
import type { Sent, Victim } from './stamping-victims.worker.ts'
import type { Order } from './stamping.server.ts'

const size = countFrom('BENCH_BIDDERS', 40)
/** They send within this time, the last of them so long before the deadline. */
const [span, spare] = [1000, 1500]
const blocked = 10_000

type Server = { process: ChildProcess; url: string }

async function start(env: Record<string, string>): Promise<Server> {
  const child = fork(join(import.meta.dirname, 'stamping.server.ts'), { env: { ...process.env, ...env } })
  const [{ answer }] = (await once(child, 'message')) as [{ answer: string }]
  return { process: child, url: answer }
}

async function tell<Answer>({ process: child }: Server, order: Order): Promise<Answer> {
  child.send(order)
  const [{ answer }] = (await once(child, 'message')) as [{ answer: Answer }]
  return answer
}

type Crowd = { tenderId: number; bidders: Bidder[] }

/** One deadline, and what others do before it. */
async function run(
  servers: readonly Server[],
  { tenderId, bidders }: Crowd,
  attack: Attack,
  isBlocked: boolean,
) {
  const [first] = servers
  if (!first) throw new Error('no server')
  const [attacker, ...others] = bidders
  const deadline = Date.now() + 3000 + spare
  await tell(first, { kind: 'deadline', tenderId, at: deadline })
  const victims = others.map(
    ({ token, offerId }, index): Victim => ({
      url: servers[index % servers.length]?.url ?? '',
      token,
      offerId,
      at: deadline - spare - span + (index / others.length) * span,
      isNew: index % 2 === 1,
    }),
  )
  const over = new AbortController()
  const attacking = attack(
    servers.map(({ url }) => url),
    attacker?.token ?? '',
    over.signal,
  )
  const worker = new Worker(new URL('./stamping-victims.worker.ts', import.meta.url), { workerData: victims })
  const heard = once(worker, 'message') as Promise<[Sent[]]>
  await pause(Math.max(0, deadline - spare - span - 300 - Date.now()))
  const blocking = isBlocked
    ? servers.map((server) => tell(server, { kind: 'block', milliseconds: blocked }))
    : []
  const [sent] = await heard
  over.abort()
  await Promise.all([attacking, ...blocking])
  const stamps = new Map(
    await tell<[number, number][]>(first, { kind: 'stamps', offerIds: sent.map(({ offerId }) => offerId) }),
  )
  const accepted = sent.filter(({ answer }) => answer.includes('"receiptId":')).length
  const errors = sent.flatMap(({ offerId, at }) => {
    const stamp = stamps.get(offerId)
    return stamp === undefined ? [] : [stamp - at]
  })
  const connecting = Math.max(...sent.map((one) => one.connecting))
  return { accepted, of: sent.length, connecting, errors: errors.toSorted((one, other) => one - other) }
}

function row(name: string, { accepted, of, connecting, errors }: Awaited<ReturnType<typeof run>>): string[] {
  const at = (share: number) => `${errors[Math.ceil(errors.length * share) - 1] ?? Number.NaN} ms`
  return [name, at(0.5), at(0.99), at(1), `${connecting} ms`, `${accepted} of ${of}`]
}

async function measure(title: string, servers: readonly Server[]): Promise<void> {
  const [first] = servers
  if (!first) return
  const crowd = await tell<Crowd>(first, { kind: 'gather', bidders: size })
  const rows = [['', 'median', 'p99', 'worst', 'slowest connect', 'accepted']]
  for (const [name, attack] of Object.entries(attacks))
    rows.push(row(name, await run(servers, crowd, attack, false)))
  const quiet: Attack = async () => undefined
  rows.push(row('the application blocked for 10 s', await run(servers, crowd, quiet, true)))
  const busy = busyProcesses(4)
  rows.push(row('blocked, beside four busy processes', await run(servers, crowd, quiet, true)))
  for (const child of busy) child.kill('SIGKILL')
  console.log(
    `\nError of the stamp, ${title}; ${size - 1} bidders submit within ${span} ms, the last ${spare} ms before the deadline, half of them over new connections`,
  )
  printTable(rows)
  for (const { process: child } of servers) child.kill('SIGKILL')
}

await measure('embedded database', [await start({})])
for (const processes of [1, 2]) {
  const outcome = await withPostgres(async (url) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'allmende-bench-'))
    const env = {
      DATA_DIR: dataDir,
      DATABASE_URL: url,
      MASTER_KEY_FILE: masterKeyFile.path,
      METRICS_PORT: '',
    }
    try {
      const servers = [await start(env)]
      if (processes === 2) servers.push(await start({ ...env, BENCH_SECOND: '1' }))
      await measure(processes === 2 ? 'two processes on PostgreSQL' : 'one process on PostgreSQL', servers)
    } finally {
      rmSync(dataDir, { recursive: true, force: true })
    }
  })
  if (outcome.missing) console.log(`PostgreSQL skipped: ${outcome.missing}`)
}
process.exit(0)

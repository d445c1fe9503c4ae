import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { WebSocket } from 'ws'
import { loadDemoData } from '../demo/load.ts'
import { withPostgres } from '../scripts/postgres.mjs'
import { readConfig } from '../server/src/assembly/settings.ts'
import { openDatabase } from '../server/src/database/database.ts'
import type { Db } from '../server/src/database/schema.ts'
import { countFrom, masterKeyFile } from './database.ts'
import { printTable } from './harness.ts'
import { type Bidder, gatherCrowd, sendSlowly, setDeadline } from './rush-crowd.ts'

const size = countFrom('BENCH_BIDDERS', 500)
const [readers, uploaders] = [countFrom('BENCH_READERS', 200), countFrom('BENCH_UPLOADERS', 50)]
const span = 10_000
/** How often a reader opens the page again. */
const rereadAfter = 5000
/** What is uploaded, and how many bytes a second the line of each takes. */
const [fileSize, lineSpeed] = [5_000_000, 500_000]
/** Some come a moment too late, as somebody always does. */
const latecomers = 0.02

/** Who sends it so much earlier has a right to be in time, on a line as short as this. */
const fairWarning = 100

type Addresses = { platform: string; bare: string }
type Attempt = { sent: number; took: number; answered: boolean; accepted: boolean }

const outcome = await withPostgres(async (url) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'allmende-bench-'))
  const env = { DATA_DIR: dataDir, DATABASE_URL: url, MASTER_KEY_FILE: masterKeyFile.path, METRICS_PORT: '' }
  try {
    const config = { ...readConfig({ ...env, PORT: '0' }, { servesWeb: false }), masterKeyFile }
    const database = await openDatabase({ kind: 'postgres', url, pool: 4 })
    await loadDemoData(database.db, config, { draftsOnly: true })
    await rush(database.db, env)
    await database.close()
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
})
if (outcome.missing) console.log(`Skipped: ${outcome.missing}`)
process.exit(0)

async function rush(db: Db, env: Record<string, string>): Promise<void> {
  const first = await startServer(env)
  const { tenderId, bidders } = await gatherCrowd(db, first.addresses.platform, size)
  const second = await startServer(env)
  const both = [first.addresses, second.addresses]
  console.log(
    `${size} bidders submit within ${span / 1000} s before a deadline, ${latecomers * 100} % of them after it; ${readers} others read the page every ${rereadAfter / 1000} s and ${uploaders} upload ${fileSize / 1e6} MB files, each over a line of ${lineSpeed / 1e3} kB/s, all on this machine (baseline: a bare server that keeps as much with nothing but SQL)`,
  )
  const bare = await wave(db, tenderId, bidders, [first.addresses], 'bare')
  const one = await wave(db, tenderId, bidders, [first.addresses], 'platform')
  await takeBack(db, tenderId)
  const two = await wave(db, tenderId, bidders, both, 'platform')
  const rows = [
    ['', 'median', 'p99', 'worst', 'unanswered', 'accepted', 'uploads', 'wrong'],
    row('bare server', bare, bare),
    row('the platform', one, bare),
    row('two processes of it', two, bare),
  ]
  printTable(rows)
  for (const { process: server } of [first, second]) server.send('end')
}

function percentile(attempts: readonly Attempt[], share: number): number {
  const times = attempts.map(({ took }) => took).toSorted((a, b) => a - b)
  return times[Math.ceil(times.length * share) - 1] ?? 0
}

type Wave = { attempts: readonly Attempt[]; uploaded: number; wrong: string }

function row(name: string, { attempts, uploaded, wrong }: Wave, baseline: Wave): string[] {
  const cell = (share: number) => {
    const value = percentile(attempts, share)
    return `${value.toFixed(0)} ms × ${(value / percentile(baseline.attempts, share)).toFixed(1)}`
  }
  const lost = attempts.filter(({ answered }) => !answered).length
  const accepted = attempts.filter((attempt) => attempt.accepted).length
  return [name, cell(0.5), cell(0.99), cell(1), String(lost), String(accepted), String(uploaded), wrong]
}

/** Everybody comes at her own moment; each has her page open, and others read and upload all the while. */
async function wave(
  db: Db,
  tenderId: number,
  bidders: readonly Bidder[],
  servers: readonly Addresses[],
  kind: keyof Addresses,
): Promise<Wave> {
  const at = (index: number) => servers[index % servers.length] ?? { platform: '', bare: '' }
  const pages = await Promise.all(bidders.map((bidder, index) => look(at(index).platform, bidder, tenderId)))
  const deadline = new Date(Date.now() + span + 2000)
  await setDeadline(db, tenderId, deadline)
  const over = new AbortController()
  let uploaded = 0
  const others = [
    ...Array.from({ length: readers }, (_, index) =>
      again(over.signal, rereadAfter * (index / readers), rereadAfter, () =>
        read(at(index).platform, tenderId),
      ),
    ),
    ...bidders.slice(0, uploaders).map(async (bidder, index) => {
      // Everybody has begun at another time.
      let left = fileSize * ((index + 1) / uploaders)
      for (; !over.signal.aborted; left = fileSize)
        await sendSlowly(at(index).platform, bidder, left, lineSpeed).then(
          () => uploaded++,
          () => undefined,
        )
    }),
  ]
  const attempts = await Promise.all(
    bidders.map(async (bidder, index) => {
      const moment = deadline.getTime() - span + (index / bidders.length) * span * (1 + latecomers)
      await pause(Math.max(0, moment - Date.now()))
      return submit(kind === 'bare' ? at(index).bare : `${at(index).platform}/api/v1/rpc`, bidder, tenderId)
    }),
  )
  over.abort()
  await Promise.all(others)
  for (const page of pages) page.terminate()
  return { attempts, uploaded, wrong: kind === 'bare' ? '' : await wrongIn(db, tenderId, attempts, deadline) }
}

/** She has had her page for a while when she submits. */
function firstAnswer(socket: WebSocket): Promise<void> {
  return new Promise((resolve) => {
    socket.on('message', (data) => {
      if ('id' in JSON.parse(String(data))) resolve()
    })
  })
}

/** From a moment of one's own on, at most so often. */
async function again(over: AbortSignal, first: number, every: number, doing: () => Promise<unknown>) {
  await pause(first)
  while (!over.aborted) await Promise.all([doing(), pause(every)])
}

async function look(url: string, { token }: Bidder, tenderId: number): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/websocket?X-Auth-Token=${token}`)
  await once(socket, 'open')
  socket.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getProject', params: [tenderId] }))
  await firstAnswer(socket)
  return socket
}

async function read(url: string, tenderId: number): Promise<void> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getProject', params: [tenderId] })
  await fetch(`${url}/api/v1/rpc`, { method: 'POST', body })
    .then((answer) => answer.arrayBuffer())
    .catch(() => undefined)
}

async function submit(url: string, { token, offerId }: Bidder, tenderId: number): Promise<Attempt> {
  const [begun, sent] = [performance.now(), Date.now()]
  const id = randomUUID()
  const body = JSON.stringify({
    jsonrpc: '2.0',
    id,
    method: 'updateOfferStage',
    params: [offerId, 6, null],
    tenderId,
    offerId,
  })
  const answer = await fetch(url, { method: 'POST', headers: { 'x-auth-token': token }, body }).then(
    (response) => response.json() as Promise<{ error?: unknown }>,
    () => null,
  )
  return {
    sent,
    took: performance.now() - begun,
    answered: answer !== null,
    accepted: answer !== null && answer.error === undefined,
  }
}

/** Each that was accepted has one receipt, in time; each other one is kept as refused. */
async function wrongIn(
  db: Db,
  tenderId: number,
  attempts: readonly Attempt[],
  deadline: Date,
): Promise<string> {
  const since = new Date(deadline.getTime() - span - 2000)
  const { rows } = await sql<{ receipts: number; late: number; doubled: number; refused: number }>`
    with mine as (select receipts.* from receipts join offers on offers.id = receipts.offer_id
      where tender_id = ${tenderId} and received_at > ${since})
    select (select count(*)::int from mine) as receipts,
      (select count(*)::int from mine where received_at > ${deadline}) as late,
      (select count(*)::int - count(distinct offer_id)::int from mine) as doubled,
      (select count(distinct refused_filings.offer_id)::int from refused_filings join offers on offers.id = refused_filings.offer_id
        where tender_id = ${tenderId} and at > ${since}) as refused`.execute(db)
  const [found] = rows
  const accepted = attempts.filter((attempt) => attempt.accepted).length
  const wronged = attempts.filter(
    (attempt) => !attempt.accepted && attempt.sent + fairWarning <= deadline.getTime(),
  ).length
  const faults = [
    found?.receipts === accepted ? '' : `${found?.receipts} receipts for ${accepted} accepted`,
    found?.late ? `${found.late} late` : '',
    found?.doubled ? `${found.doubled} doubled` : '',
    wronged > 0 ? `${wronged} sent ${fairWarning} ms before the deadline and refused` : '',
    found?.refused === attempts.length - accepted
      ? ''
      : `${found?.refused} of ${attempts.length - accepted} refused are kept`,
  ].filter(Boolean)
  return faults.join(', ') || 'none'
}

/** As if nobody had submitted, for a second time. */
async function takeBack(db: Db, tenderId: number): Promise<void> {
  await sql`update lot_offers set stage = 5, offer_sent = null where offer_id in (select id from offers where tender_id = ${tenderId})`.execute(
    db,
  )
  await sql`update receipt_lots set withdrawn_at = now() where offer_id in (select id from offers where tender_id = ${tenderId})`.execute(
    db,
  )
}

async function startServer(
  env: Record<string, string>,
): Promise<{ process: ChildProcess; addresses: Addresses }> {
  const server = fork(join(import.meta.dirname, 'deadline-rush.server.ts'), {
    env: { ...process.env, ...env },
  })
  const [addresses] = (await once(server, 'message')) as [Addresses]
  return { process: server, addresses }
}

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { root } from '../paths.mjs'

/**
 * @typedef {{ source: string, flags: string, longest?: number, attack?: string }} Expression
 * @typedef {import('../../server/src/notices/compile/judge.ts').Judgement} Judgement
 */

/** A single expression that keeps its worker busy for so long has run away; none takes a hundredth of it. */
const patience = 600_000

/**
 * @param {'judge' | 'try'} kind
 * @param {readonly Expression[]} expressions
 * @returns {Promise<any[]>} what the worker says of each
 */
function atWork(kind, expressions) {
  return new Promise((resolve, reject) => {
    // The judge goes deep into expressions that count far.
    const worker = new Worker(new URL('./judge.worker.mjs', import.meta.url), {
      workerData: { kind, expressions },
      resourceLimits: { stackSizeMb: 64 },
    })
    /** @type {any[]} */
    const said = []
    /** @type {NodeJS.Timeout | undefined} */
    let guard
    worker.on('message', ({ begun, done }) => {
      clearTimeout(guard)
      if (done !== undefined) said.push(done)
      else
        guard = setTimeout(() => {
          reject(new Error(`${begun} runs away`))
          void worker.terminate()
        }, patience)
    })
    worker.once('error', reject)
    worker.once('exit', () => {
      clearTimeout(guard)
      resolve(said)
    })
  })
}

/** Judging takes seconds for some, and always comes to the same: what stands there is not judged again. */
export const record = join(root, 'scripts/expressions.judged')

/** @param {Expression} expression */
export const nameOf = ({ source, flags }) => `/${source}/${flags}`

/**
 * @param {readonly Expression[]} expressions
 * @returns {Promise<ReadonlyMap<string, Judgement>>} by `nameOf`
 */
export async function judged(expressions) {
  /** @type {Map<string, Judgement>} */
  const known = existsSync(record)
    ? new Map(Object.entries(JSON.parse(readFileSync(record, 'utf8'))))
    : new Map()
  const open = [...new Map(expressions.map((one) => [nameOf(one), one])).values()].filter(
    (one) => !known.has(nameOf(one)),
  )
  const judgements = await atWork('judge', open)
  open.forEach((one, at) => known.set(nameOf(one), judgements[at]))
  return known
}

/**
 * Runs each on texts that were made to keep it busy; rejects with the name of one that does not come to an end.
 *
 * @param {readonly Expression[]} expressions
 */
export const tried = async (expressions) => (await atWork('try', expressions)).length

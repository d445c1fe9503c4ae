import { existsSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { type Death, deathIn } from './test-death.ts'

const plan = deathIn(process.env['DATA_DIR'] ?? '')
const death = existsSync(plan) ? (JSON.parse(readFileSync(plan, 'utf8')) as Death) : null

type Query = (this: unknown, text: unknown, values?: readonly unknown[]) => Promise<unknown>
const client = pg.Client.prototype as unknown as { query: Query }
const query = client.query
const die = () => process.kill(process.pid, 'SIGKILL')

/** The server as it is, but for its end: what was begun is left as it stands at that moment. */
if (death) {
  let isRunning = false
  client.query = async function (text, values) {
    const statement = String(text)
    // A change takes the id of its call first of all, in the transaction that does everything else.
    if (statement.startsWith('insert into "kept_answers"') && values?.includes(death.callId)) isRunning = true
    const isTheOne = isRunning && statement.startsWith(death.at)
    if (isTheOne && death.when === 'before') die()
    const answer = await query.call(this, text, values)
    if (isTheOne && death.when === 'after') die()
    return answer
  }
}

await import('../main.ts')

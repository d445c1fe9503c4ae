import { giveUp } from './run.mjs'
import { runVitest } from './runners.mjs'
import { ensureInstalled } from './setup.mjs'
import { conclude } from './tally.mjs'

// Walks through the law of procedures for much longer than the tests do every time.
const [walks = '20000'] = process.argv.slice(2)
if (!/^[1-9]\d{0,6}$/.test(walks)) giveUp(`"${walks}" is no number of walks.`)

await ensureInstalled()
conclude(
  await runVitest({
    project: 'unit',
    filter: ['domain/src/procedure/procedure.model'],
    env: { PROCEDURE_WALKS: walks },
  }),
)

import { rmSync, writeFileSync } from 'node:fs'
import { judged, nameOf, record } from './judged.mjs'
import { patternsOfStandard } from './of-standard.mjs'
import { ownExpressions } from './own-expressions.mjs'

rmSync(record, { force: true })
const expressions = [...patternsOfStandard(), ...ownExpressions().known]
const judgements = await judged(expressions)
const lines = [...new Set(expressions.map(nameOf))]
  .toSorted()
  .map((name) => `${JSON.stringify(name)}:${JSON.stringify(judgements.get(name))}`)
writeFileSync(record, `{\n${lines.join(',\n')}\n}\n`)
console.log(`${lines.length} expressions judged; recorded in scripts/expressions.judged.`)

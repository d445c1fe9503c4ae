import { parentPort, workerData } from 'node:worker_threads'
import { judgementOf } from '../../server/src/notices/compile/judge.ts'
import { hostileTexts } from './hostile-texts.mjs'

const { kind, expressions } = workerData

// What is at work is told before it begins, so that whoever waits in vain can name it.
for (const { source, flags, longest, attack } of expressions) {
  parentPort?.postMessage({ begun: `/${source}/${flags}` })
  if (kind === 'judge') parentPort?.postMessage({ done: judgementOf(source, flags) })
  else {
    const expression = new RegExp(source, flags)
    for (const text of hostileTexts(longest, attack)) text.replace(expression, '')
    parentPort?.postMessage({ done: true })
  }
}

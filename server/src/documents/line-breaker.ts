import { createRequire } from 'node:module'

type Break = { position: number }
type LineBreaker = new (text: string) => { nextBreak: () => Break | null }

const { resolve } = createRequire(import.meta.url)

/** The one that pdfkit itself uses, so that both find the same words. */
const Breaker = createRequire(resolve('pdfkit'))('linebreak') as LineBreaker

/** The text in parts between which a line may end, each with the blanks behind it. */
export function* wordsOf(text: string): Generator<string> {
  const breaker = new Breaker(text)
  let start = 0
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    yield text.slice(start, next.position)
    start = next.position
  }
}

import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { writeMarkdown } from './markdown-text.ts'
import { paceOfDrawing } from './pace.ts'
import { Paper } from './paper.ts'

const newPaper = () =>
  new Paper({
    title: 'Nachrichtenverlauf',
    subject: 'Nachrichten',
    requestedBy: null,
    now: new Date('2026-11-16T10:00:00Z'),
    language: 'de',
    longFrom: 3,
  })

/** How often anybody else had her turn meanwhile. */
async function turnsWhile(work: () => Promise<unknown>): Promise<number> {
  let [turns, isDone] = [0, false]
  const next = () => {
    turns += 1
    if (!isDone) setImmediate(next)
  }
  setImmediate(next)
  await work()
  isDone = true
  return turns
}

test('closing many pages lets everybody else in between', async () => {
  const paper = newPaper()
  for (let page = 1; page < 100; page += 1) paper.doc.addPage()
  const turns = await turnsWhile(() => {
    paper.finish()
    return buffer(paper.doc)
  })
  expect(turns).toBeGreaterThanOrEqual(25)
})

test('so does drawing a long text, which makes no entries of the contents', async () => {
  const paper = newPaper()
  const turns = await turnsWhile(() =>
    writeMarkdown(paper, '# a\n'.repeat(25_000), { depth: 1, pace: paceOfDrawing(), language: 'de' }),
  )
  expect(turns).toBeGreaterThanOrEqual(25)
  expect(paper.pages).toBeLessThan(40)
  paper.finish()
  expect((await buffer(paper.doc)).toString('latin1')).not.toContain('/TOC')
})

test('what nobody waits for any more is not closed', async () => {
  const paper = newPaper()
  for (let page = 1; page < 100; page += 1) paper.doc.addPage()
  paper.finish()
  paper.doc.destroy()
  expect(await turnsWhile(async () => new Promise(setImmediate))).toBeLessThan(5)
})

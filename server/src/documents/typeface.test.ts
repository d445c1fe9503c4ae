import { execFileSync, spawnSync } from 'node:child_process'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { Paper } from './paper.ts'
import { lettersIn } from './test-papers.ts'

async function drawn(text: string): Promise<Buffer> {
  const paper = new Paper({
    title: text,
    subject: 'Schrift',
    requestedBy: null,
    now: new Date('2026-11-16T10:00:00Z'),
    language: 'de',
    longFrom: 8,
  })
  paper.section(text)
  paper.paragraph(text)
  paper.facts([[text, text]])
  paper.finish()
  return buffer(paper.doc)
}

const wholes = 'ÄÖÜäöüß éèêñçåø: ; ! ¡ … ij ½ “”„ ÷ ≠ ﬂ ﬁ'
const parts = '3.1 Beitritt HOLD, Los LOT-0001; naiv und fließend ohne "Striche", 1/2 = 0,5'

test('letters within others that were drawn before can still be read from the text', async () => {
  // Their parts are embedded as glyphs without letters of their own.
  await drawn(wholes)
  const pdf = await drawn(parts)
  expect(lettersIn(pdf).split(parts.replace(/\s/g, ''))).toHaveLength(6)
})

const hasReader = spawnSync('pdftotext', ['-v']).error === undefined

test.runIf(hasReader)('another program reads the same', async () => {
  await drawn(wholes)
  const read = execFileSync('pdftotext', ['-', '-'], { input: await drawn(parts) }).toString()
  expect(read.replace(/\s+/g, ' ').split(parts)).toHaveLength(6)
})

test('a blank is a blank, even where a fixed one was drawn before', async () => {
  await drawn('fester\u00a0Abstand')
  const texts = (await drawn('Los 1')).toString('latin1')
  expect(texts).not.toContain('<00a0>')
})

import type { SealedFacts } from '@allmende/domain/deed/audit-event.ts'
import { expect, test } from 'vitest'
import { seeded } from '../test-hostile-args.ts'
import { checkedPiece, sealed, sealedFault, sealedHash, type SealedPiece, withFacts } from './sealed-facts.ts'

const random = seeded(20)
const texts = ['', 'Angebot.pdf', 'Über "alles" \\ \u2028', '😀'.repeat(300), 'x'.repeat(5000)]
const text = () => texts[random(texts.length)] ?? ''
const someFacts = (): SealedFacts => ({
  facts: {
    ...(random(2) && { file: text(), hash: text() }),
    changes: Array.from({ length: random(4) }, () => ({ label: text(), oldValue: null, newValue: text() })),
  },
  opensWith: random(2)
    ? { roomId: random(1000), ...(random(2) && { documentId: 1 + random(1000) }) }
    : { receiptId: random(1000), lotId: random(10) },
})

const faultOf = (hashes: string[], pieces: readonly SealedPiece[]) =>
  sealedFault(hashes, pieces.map(checkedPiece))

test('whatever is sealed fits its hashes, and nothing else does', () => {
  for (let round = 0; round < 300; round++) {
    const facts = Array.from({ length: 1 + random(4) }, someFacts)
    const pieces = sealed(facts)
    const hashes = pieces.map(({ salt, json }) => sealedHash(salt, json))
    expect(faultOf(hashes, pieces)).toBeNull()
    pieces.forEach(({ json }, at) =>
      expect(JSON.parse(json)).toEqual({ ...facts[at]?.opensWith, facts: facts[at]?.facts }),
    )
    const at = random(pieces.length)
    const changed = (change: (piece: (typeof pieces)[number]) => object) =>
      pieces.map((piece, index) => (index === at ? { ...piece, ...change(piece) } : piece))
    for (const broken of [
      changed(({ json }) => ({ json: `${json} ` })),
      changed(({ salt }) => ({ salt: Buffer.from(salt.map((byte) => byte ^ 1)) })),
      changed(({ roomId }) => ({ roomId: (roomId ?? 0) + 1 })),
      changed(({ documentId }) => ({ documentId: (documentId ?? 0) + 1 })),
      changed(({ lotId }) => ({ lotId: (lotId ?? 0) + 1 })),
      pieces.toSpliced(at, 1),
    ])
      expect(faultOf(hashes, broken), JSON.stringify(pieces[at])).toMatch(new RegExp(`number ${at + 1}\\b`))
    expect(faultOf(hashes.slice(1), pieces)).not.toBeNull()
  }
})

test('the same facts are never told by the same hash', () => {
  const facts: SealedFacts = { facts: { file: 'Angebot.pdf' }, opensWith: { roomId: 1 } }
  const hashes = sealed([facts, facts, facts]).map(({ salt, json }) => sealedHash(salt, json))
  expect(new Set(hashes).size).toBe(3)
})

test('however much is filed, the facts of one entry stay within a mebibyte and name what they leave out', () => {
  const changes = Array.from({ length: 20_000 }, (_, at) => ({
    label: 'Datei',
    oldValue: null,
    newValue: `Anlage ${at}.pdf, 1 Bytes, SHA-256 ${'0'.repeat(64)}`,
  }))
  const pieces = sealed([1, 2].map((lotId) => ({ facts: { changes }, opensWith: { receiptId: 1, lotId } })))
  for (const { json } of pieces) {
    expect(Buffer.byteLength(json)).toBeLessThan(513 * 1024)
    expect(json).toContain('Nicht aufgeführte Änderungen')
  }
})

test('opened facts join what the entry says', () => {
  const change = (label: string) => ({ label, oldValue: null, newValue: null })
  expect(
    withFacts({ room: 'Angebot', changes: [change('Los')] }, [
      { file: 'a.pdf' },
      { changes: [change('Datei')] },
    ]),
  ).toEqual({ room: 'Angebot', file: 'a.pdf', changes: [change('Los'), change('Datei')] })
  expect(withFacts({ room: 'Angebot' }, [])).toEqual({ room: 'Angebot' })
})

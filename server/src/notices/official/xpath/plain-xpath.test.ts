import { parseXmlDocument } from 'slimdom'
import { expect, test } from 'vitest'
import { fullXPath, understood } from '../full-xpath.ts'
import { indexOf } from './document-index.ts'
import { isTrue } from './items.ts'
import { plainXPath } from './plain-xpath.ts'

const names = { namespaces: new Map([['c', 'urn:c']]), constants: new Set(['kind']) }
const full = fullXPath(names.namespaces)
const document = parseXmlDocument(
  '<n xmlns="urn:n" xmlns:c="urn:c"><c:lot><c:id s="Lot">L1</c:id><c:name l="DEU"> a  b </c:name><c:name l="FRA">b</c:name></c:lot><c:lot><c:id s="Part">L2</c:id><c:empty/></c:lot></n>',
)
const index = indexOf(document)
const variables = { kind: ['19'] }

test.each([
  'count(/*/c:lot) > 0',
  'count(/*/c:lot) = 0',
  "count(/*/c:lot[c:id/@s='Lot']/c:name) < 2",
  "/*/c:lot/c:id = ('L1', 'L3')",
  "/*/c:lot/c:id != 'L1'",
  "/*/c:lot/c:name/normalize-space(text()) = 'a b'",
  "not(/*/c:lot[not(c:id/@s='Lot')]/c:name)",
  "$kind = ('19', '20') and /*/c:lot/c:empty",
  'every $x in /*/c:lot/c:id satisfies $x = /*/c:lot/c:id',
  'every $x in /*/c:lot, $y in $x/c:id satisfies starts-with($y, "L")',
  'count(for $x in /*/c:lot/c:id, $y in /*/c:lot/c:id[. = $x] return $y) = 2',
  'count(/*/c:lot/c:name[@l = preceding-sibling::c:name/@l]) = 0',
  'string-length(normalize-space(/*/c:lot[1 = 1]/c:empty)) le 0',
  'count(/*/c:lot/c:name/..) = 1',
  'count(//c:name) = 2',
  "//*[not(child::*) and normalize-space(text()) = '']",
  "every $x in //c:id satisfies replace(replace($x,'\\s+$',''),'^\\s+','') eq $x",
  "every $x in //c:name satisfies replace(replace($x,'\\s+$',''),'^\\s+','') eq $x",
])('%s is answered as the full engine answers it', (expression) => {
  const plain = plainXPath(expression, names)
  expect(plain).not.toBeNull()
  const answer = plain && isTrue(plain({ node: document, index, variables }))
  expect(answer).toBe(full.isTrue(expression, document, { kind: '19' }))
})

test.each([
  "matches(., 'a')",
  '/*/c:lot[1]/c:id + 1',
  'if (a) then b else c',
  "xs:date('2026-01-01')",
  '/*/x:y',
])('%s is left to the full engine', (expression) => expect(plainXPath(expression, names)).toBeNull())

test('the full engine gets nested quantifiers and its own word for a function it lacks', () => {
  expect(understood("(every $a in x, $b in y[. = $a] satisfies $b = ', ') or z")).toBe(
    "(every $a in x satisfies every $b in y[. = $a] satisfies $b = ', ') or z",
  )
  expect(full.isTrue("chk:format-number(3.0, '#') = '3'", document, {})).toBe(true)
})

import { expect, test } from 'vitest'
import { contentDisposition } from './attachment.ts'

const both = (plain: string, full: string) => `attachment; filename="${plain}"; filename*=UTF-8''${full}`

test.each([
  ['Angebot.pdf', 'attachment; filename="Angebot.pdf"'],
  ['Angebot (2).pdf', 'attachment; filename="Angebot (2).pdf"'],
  ['', 'attachment'],
  ['Öffnung.pdf', both('Oeffnung.pdf', '%C3%96ffnung.pdf')],
  ['O\u0308ffnung.pdf', both('Oeffnung.pdf', '%C3%96ffnung.pdf')],
  ['Maß für Straße.txt', both('Mass fuer Strasse.txt', 'Ma%C3%9F%20f%C3%BCr%20Stra%C3%9Fe.txt')],
  ['Café à la Dvořák', both('Cafe a la Dvorak', 'Caf%C3%A9%20%C3%A0%20la%20Dvo%C5%99%C3%A1k')],
  ['План.pdf', both('____.pdf', '%D0%9F%D0%BB%D0%B0%D0%BD.pdf')],
  ['🏗.pdf', both('_.pdf', '%F0%9F%8F%97.pdf')],
  ['100%.pdf', both('100_.pdf', '100%25.pdf')],
  ['%41.pdf', both('_41.pdf', '%2541.pdf')],
  ["a'(b)*.pdf", both("a'(b)_.pdf", 'a%27%28b%29%2A.pdf')],
  ['a"b.pdf', both('a_b.pdf', 'a%22b.pdf')],
  ['a.pdf"; filename="b.exe', both('a.pdf__ filename=_b.exe', 'a.pdf%22%3B%20filename%3D%22b.exe')],
  ['a;b.pdf', both('a_b.pdf', 'a%3Bb.pdf')],
  ['a\r\nSet-Cookie: x', both('a__Set-Cookie_ x', 'a__Set-Cookie%3A%20x')],
  ['a\u0000\u0007\u007f\u0085b', 'attachment; filename="a____b"'],
  ['../../etc/passwd', 'attachment; filename=".._.._etc_passwd"'],
  ['a\\b', 'attachment; filename="a_b"'],
  ['Rechnung\u202efdp.exe', 'attachment; filename="Rechnung_fdp.exe"'],
  ['\ud800.pdf', both('_.pdf', '%EF%BF%BD.pdf')],
])('%j', (name, expected) => {
  expect(contentDisposition('attachment', name)).toBe(expected)
})

test('shown instead of saved', () => {
  expect(contentDisposition('inline', 'Plan.pdf')).toBe('inline; filename="Plan.pdf"')
})

test('whatever the sign, one header of plain letters comes out, and the name within its quotation marks', () => {
  const wrong = Array.from({ length: 0x10000 }, (_, code) => `a${String.fromCharCode(code)}b`).filter(
    (name) =>
      !/^attachment; filename="[^"\\\r\n]+"(; filename\*=UTF-8''[\w!#$&+\-.^`|~%]+)?$/.test(
        contentDisposition('attachment', name),
      ) || !/^[ -~]*$/.test(contentDisposition('attachment', name)),
  )
  expect(wrong).toEqual([])
})

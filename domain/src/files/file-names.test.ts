import { describe, expect, test } from 'vitest'
import { utf8Size } from '../sizes.ts'
import {
  cleanFileName,
  cleanTypedName,
  endingOf,
  foldedName,
  longestFileName,
  nameRules,
  uniqueName,
  renamedAs,
} from './file-names.ts'

test.each([
  ['Angebot.pdf', 'Angebot.pdf'],
  ['  Angebot  2.pdf ', 'Angebot 2.pdf'],
  ['C:\\Users\\dora\\Angebot.pdf', 'Angebot.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['Ordner/', null],
  ['..', null],
  ['', null],
  ['\u200b\u202e', null],
  ['.htaccess', 'htaccess'],
  ['Angebot.', 'Angebot'],
  ['Angebot\u202efdp.exe', 'Angebotfdp.exe'],
  ['Ange\u200bbot\u0000.pdf', 'Angebot.pdf'],
  ['Zeile\nzwei\tdrei.txt', 'Zeile zwei drei.txt'],
  ['Preis: 5 < 6? "ja" | *.xlsx', 'Preis_ 5 _ 6_ _ja_ _ _.xlsx'],
  ['Lageplan\u00a0Nord.pdf', 'Lageplan Nord.pdf'],
  ['U\u0308bersicht.pdf', 'Übersicht.pdf'],
  ['CON', '_CON'],
  ['con.tar.gz', '_con.tar.gz'],
  ['LPT¹ .txt', '_LPT¹ .txt'],
  ['Konsole.txt', 'Konsole.txt'],
  ['a／b＼c.pdf', 'a_b_c.pdf'],
  ['½ Los ℅ Amt.pdf', '½ Los _ Amt.pdf'],
  ['halb \ud83d.pdf', 'halb _.pdf'],
  ['👩‍👧.png', '👩👧.png'],
])('%j becomes %j', (given, name) => expect(cleanFileName(given)).toBe(name))

test('a long name keeps its ending and no half character', () => {
  const name = cleanFileName(`${'ä'.repeat(300)}.pdf`)
  expect(name).toBe(`${'ä'.repeat(125)}.pdf`)
  expect(cleanFileName(`${'a\u0323'.repeat(300)}x.docx`)).toMatch(/^ạ+\.docx$/)
  expect(cleanFileName(`${'q\u0323'.repeat(300)}.docx`)).toMatch(/^(q\u0323)+\.docx$/)
  expect(cleanFileName(`${'😀'.repeat(300)}.pdf`)).toBe(`${'😀'.repeat(62)}.pdf`)
  expect(cleanFileName(`x.${'y'.repeat(300)}`)).toBe(`x.${'y'.repeat(253)}`)
  expect(cleanFileName(`aux${'x' + '\u0323'.repeat(3000)}`)).toBe('_aux')
  expect(cleanFileName(`${'a'.repeat(100_000)}.pdf`)).toBe(`${'a'.repeat(251)}.pdf`)
})

test.each([
  ['Angebot.PDF', 'angebot.pdf'],
  ['Ａngebot.pdf', 'Angebot.pdf'],
  ['ΟΔΟΣ.pdf', 'οδοσ.pdf'],
  ['A\u030angström.pdf', 'Ångström.pdf'],
  ['ﬁne.pdf', 'FINE.pdf'],
])('%s and %s are one name', (one, other) => expect(foldedName(one)).toBe(foldedName(other)))

test('umlauts make another name', () => expect(foldedName('Bar.pdf')).not.toBe(foldedName('Bär.pdf')))

test.each([
  ['Angebot.PDF', 'pdf'],
  ['archiv.tar.gz', 'gz'],
  ['ohne', ''],
  ['.gitignore', ''],
  ['Nr. 5', ''],
  ['Leistung.X83', 'x83'],
])('the ending of %s is %j', (name, ending) => expect(endingOf(name)).toBe(ending))

describe('a name that is taken', () => {
  const taken = (...names: string[]) => new Set(names.map(foldedName))
  test.each([
    [[], 'Angebot.pdf', 'Angebot.pdf'],
    [['angebot.PDF'], 'Angebot.pdf', 'Angebot (2).pdf'],
    [['Angebot.pdf', 'Angebot (2).pdf'], 'Angebot.pdf', 'Angebot (3).pdf'],
    [['Bericht (2024).pdf'], 'Bericht (2024).pdf', 'Bericht (2024) (2).pdf'],
    [['ohne'], 'ohne', 'ohne (2)'],
  ])('beside %j %s becomes %s', (others, name, unique) =>
    expect(uniqueName(taken(...others), name)).toBe(unique),
  )

  test('is another one however long it is, and however often it is', () => {
    const name = cleanFileName(`${'ä'.repeat(200)}.pdf`) ?? ''
    const names = new Set<string>()
    for (let times = 0; times < 1200; times++) {
      const unique = uniqueName(names, name)
      expect(names.has(foldedName(unique))).toBe(false)
      expect(utf8Size(unique)).toBeLessThanOrEqual(longestFileName)
      expect(cleanFileName(unique)).toBe(unique)
      names.add(foldedName(unique))
    }
  })
})

/** The same names in every run, made of what makes names difficult. */
function* difficultNames(count: number): Generator<string> {
  const signs = 'aÄß. /\\:"<\0\n\u0301\u0338\u202e\u200d\ufeff\u2028\u3164\ufe0f\u1100\u1161\ud83d한İﬃ℅／😀'
  const words = ['👩‍👧', 'CON', 'aux', 'com1', '..', '.pdf', '.tar', '\ude00']
  const long = ['x'.repeat(120), 'ö'.repeat(130), '\u0323'.repeat(200)]
  const pieces = [...signs, ...words, ...long]
  let seed = 20_261_116
  const next = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((seed / 2 ** 31) * below)
  }
  for (let made = 0; made < count; made++)
    yield Array.from({ length: 1 + next(9) }, () => pieces[next(pieces.length)]).join('')
}

test('whatever is sent, the name is usable everywhere and stays as it is', () => {
  const wrong = [...difficultNames(20_000)].filter((given) => {
    const name = cleanFileName(given)
    if (name === null) return false
    const isUsable =
      name.length > 0 &&
      name.isWellFormed() &&
      utf8Size(name) <= longestFileName &&
      !/[/\\<>:"|?*\p{Cc}\p{Cf}]/u.test(name) &&
      !/^[. ]|[. ]$| {2}/.test(name) &&
      !/^(con|aux|com1)( *\.|$)/i.test(name)
    return !isUsable || cleanFileName(name) !== name
  })
  expect(wrong).toEqual([])
})

test('whatever is sent, one name after the other is unique', () => {
  const taken = new Set<string>()
  const given = [...difficultNames(3000)].flatMap((name) => cleanFileName(name) ?? [])
  const wrong = given.filter((name) => {
    const unique = uniqueName(taken, name)
    const isWrong = taken.has(foldedName(unique)) || cleanFileName(unique) !== unique
    taken.add(foldedName(unique))
    return isWrong
  })
  expect(wrong).toEqual([])
})

test('what is folded stays folded', () => {
  const wrong = Array.from({ length: 0x10_000 }, (_, code) => String.fromCharCode(code))
    .filter((sign) => sign.isWellFormed())
    .filter((sign) => foldedName(foldedName(sign)) !== foldedName(sign))
  expect(wrong).toEqual([])
})

test.each([
  ['Lageplan', 'plan.pdf', 'Lageplan.pdf'],
  ['Lageplan v1.2', 'plan.pdf', 'Lageplan v1.2.pdf'],
  ['plan.docx', 'plan.pdf', 'plan.docx'],
  ['plan', 'PLAN', 'plan'],
  ['teil.zip.001', 'archiv.zip.001', 'teil.zip.001'],
  ['Angebot v1.3', 'Angebot v1.2', 'Angebot v1.3'],
  ['Plan 2024.PDF', 'plan.pdf', 'Plan 2024.PDF'],
  [`${'ä'.repeat(127)}x`, 'plan.pdf', `${'ä'.repeat(125)}.pdf`],
])('%s instead of %s is %s', (typed, old, renamed) => expect(renamedAs(typed, old)).toBe(renamed))

test('a typed slash is no folder', () => expect(cleanTypedName('Lageplan 1/2.png')).toBe('Lageplan 1_2.png'))

test('the rules say how long a name may be', () =>
  expect(nameRules[0]?.de).toContain(String(longestFileName)))

import type { CatalogueLabels, ListFacts } from '@allmende/domain/notices/catalogue/catalogue.ts'
import { metadataGroup } from '@allmende/domain/notices/catalogue/catalogue.ts'
import type { Language } from '@allmende/domain/texts.ts'
import type { SdkFolder } from './sdk-folder.ts'
import { entriesOf, firstText, rowsOf } from './xml.ts'

export type Codes = [code: string, label: string][]

const concessionNotice = 'Konzessionsbekanntmachung – Konzessionsrichtlinie, Standardregelung'
/** Where the SDK has no label of its own, or a wrong one. */
const corrections: Record<Language, Record<string, string>> = {
  de: {
    [`group|name|${metadataGroup}`]: 'Metadaten',
    'notice|name|19': concessionNotice,
    'code|name|notice-subtype.19': concessionNotice,
    'group|name|GR-Procedure-ExclusionGrounds-Source': 'Quelle der Ausschlussgründe',
  },
  en: {
    [`group|name|${metadataGroup}`]: 'Metadata',
    'group|name|GR-Procedure-ExclusionGrounds-Source': 'Source of exclusion grounds',
  },
}

/** Needed for the units of amounts and durations, and to choose a region from; not every version has them all. */
const besides = ['currency', 'eforms-currency', 'duration-unit', 'nuts']

export function readTexts(sdk: SdkFolder, language: Language): Map<string, string> {
  const parts = ['field', 'group', 'notice', 'code'].map((kind) =>
    sdk.text('translations', `${kind}_${language}.xml`),
  )
  return new Map([...parts.flatMap((xml) => [...entriesOf(xml)]), ...Object.entries(corrections[language])])
}

export function labelsOf(
  texts: Map<string, string>,
  ids: { fields: string[]; groups: string[]; notices: string[] },
  codes: Record<string, Codes>,
): CatalogueLabels {
  const pick = (kind: string, keys: string[]) =>
    Object.fromEntries(keys.map((id) => [id, textOf(texts, `${kind}|name|${id}`)]))
  return {
    fields: pick('field', ids.fields),
    groups: pick('group', [...ids.groups, metadataGroup].toSorted()),
    notices: pick('notice', ids.notices),
    codes: otherWords(texts, codes),
  }
}

function textOf(texts: Map<string, string>, key: string): string {
  const text = texts.get(key)
  if (!text) throw new Error(`no label for ${key}`)
  return text
}

/** The lists that fields take their codes from, the parts of them that some subtypes do, and those for units. */
export function readLists(sdk: SdkFolder, tailored: ReadonlySet<string>): Record<string, ListFacts> {
  const used = new Map(
    sdk.fields.fields.flatMap(({ codeList }) => (codeList ? [[codeList.value.id, codeList.value]] : [])),
  )
  const units = besides.filter((id) => sdk.lists.some((list) => list.id === id))
  const ids = [...new Set([...used.keys(), ...tailored, ...units])].toSorted()
  return Object.fromEntries(
    ids.map((id) => {
      const list = sdk.lists.find((known) => known.id === id)
      if (!list) throw new Error(`the code list ${id} is not in codelists.json`)
      const head = sdk.has('codelists', list.filename) ? sdk.text('codelists', list.filename) : ''
      const [first, ...others] = rowsOf(head, ['code'])
      return [
        id,
        {
          file: list.filename,
          shortName: firstText(head, 'ShortName') || id,
          longName: firstText(head, 'LongName') || id,
          ...(list.parentId && { parent: list.parentId }),
          ...(used.get(id)?.type === 'hierarchical' && { hierarchical: true as const }),
          ...(first?.['code'] && others.length === 0 && { only: first['code'] }),
          ...(tailored.has(id) && { codes: codesIn(sdk, id) }),
        },
      ]
    }),
  )
}

/** The bare codes of a list. */
export function codesIn(sdk: SdkFolder, id: string): string[] {
  const list = sdk.lists.find((known) => known.id === id)
  if (!list) throw new Error(`the code list ${id} is not in codelists.json`)
  return rowsOf(sdk.text('codelists', list.filename), ['code']).map(({ code = '' }) => code)
}

/** A list's codes with their labels; one whose file is missing is taken from the translations. */
export function codesOf(
  sdk: SdkFolder,
  texts: Map<string, string>,
  language: Language,
  id: string,
  file: string,
): Codes {
  const prefix = codePrefix(id)
  if (!sdk.has('codelists', file)) {
    const keys = [...texts.keys()].filter((key) => key.startsWith(prefix)).toSorted()
    return keys.map((key) => [key.slice(prefix.length), texts.get(key) ?? ''])
  }
  const column = columns[language]
  return rowsOf(sdk.text('codelists', file), ['code', 'eng_label', column]).map((row) => {
    const code = row['code'] ?? ''
    const corrected = corrections[language][prefix + code]
    return [code, corrected || row[column] || texts.get(prefix + code) || row['eng_label'] || code]
  })
}

/** The translations that say something else than the code lists do. */
function otherWords(texts: Map<string, string>, codes: Record<string, Codes>): Record<string, string> {
  const differing = Object.entries(codes).flatMap(([id, list]) =>
    list.flatMap(([code, label]) => {
      const text = texts.get(codePrefix(id) + code)
      return text && text !== label ? [[`${id}.${code}`, text]] : []
    }),
  )
  return Object.fromEntries(differing)
}

const codePrefix = (list: string) => `code|name|${list}.`
const columns: Record<Language, string> = { de: 'deu_label', en: 'eng_label' }

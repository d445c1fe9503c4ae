import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Catalogue,
  type CatalogueLabels,
  minorOf,
} from '@allmende/domain/notices/catalogue/catalogue.ts'
import { formOf } from '@allmende/domain/notices/catalogue/catalogue-form.ts'
import { type CodeLists, codeListsOf } from '@allmende/domain/notices/catalogue/code-lists.ts'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import { usualVersionOf } from '@allmende/domain/notices/sdk-versions.ts'
import type { Language } from '@allmende/domain/texts.ts'

const home = join(import.meta.dirname, '../../catalogue')

/** The versions of the notice standard that lie here compiled, oldest first. */
export const sdkVersions: readonly string[] = readdirSync(home)
  .filter((name) => /^\d+\.\d+$/.test(name))
  .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
export const newestVersion = sdkVersions.at(-1) ?? ''
/** What is taken where nobody says otherwise. */
export const usualVersion = usualVersionOf(sdkVersions, false)

export type Codes = readonly (readonly [code: string, label: string])[]

/** Remembers what was made, by the arguments it was made from. */
function remembered<Args extends string[], Made>(make: (...args: Args) => Made): (...args: Args) => Made {
  const made = new Map<string, Made>()
  return (...args) => {
    const key = args.join(' ')
    const known = made.get(key)
    if (known !== undefined) return known
    const fresh = make(...args)
    if (fresh !== undefined) made.set(key, fresh)
    return fresh
  }
}

const read = <Shape>(version: string, file: string): Shape =>
  JSON.parse(readFileSync(join(home, version, file), 'utf8')) as Shape

/** `1.7` and `1.7.5` both name the catalogue of 1.7; undefined for one we do not have. */
export function knownVersion(version: string): string | undefined {
  const minor = minorOf(version)
  if (!sdkVersions.includes(minor)) return undefined
  return version === minor || version === catalogueOf(minor).version ? minor : undefined
}

export const catalogueOf = remembered((version: string) => read<Catalogue>(version, 'catalogue.json'))
export const labelsOf = remembered((version: string, language: Language) =>
  read<CatalogueLabels>(version, `labels.${language}.json`),
)
/** The lists every form may need, without the two large ones. */
export const smallLists = remembered((version: string, language: Language) =>
  read<Record<string, Codes>>(version, `codes.${language}.json`),
)
export const largeList = remembered((version: string, list: 'cpv' | 'nuts', language: Language) =>
  read<Codes>(version, `${list}.${language}.json`),
)

/** One list's codes; the regions of level 3 are those with five signs. */
export function codesOf(version: string, list: string, language: Language): Codes | undefined {
  if (list === 'cpv' || list === 'nuts') return largeList(version, list, language)
  if (list === 'nuts-lvl3') return largeList(version, 'nuts', language).filter(([code]) => code.length === 5)
  const lists = smallLists(version, language)
  return Object.hasOwn(lists, list) ? lists[list] : partOf(version, list, language)
}

/** The part of a list that some notices are limited to; its parent says what the codes mean. */
function partOf(version: string, list: string, language: Language): Codes | undefined {
  const { lists } = catalogueOf(version)
  const { parent, codes } = (Object.hasOwn(lists, list) && lists[list]) || {}
  if (!parent || !codes) return undefined
  return codesOf(version, parent, language)?.filter(([code]) => codes.includes(code))
}

/** All lists, each read when it is first asked for. */
export const codeLists: (version: string, language: Language) => CodeLists = remembered(
  (version: string, language: Language) => {
    const bundle: Record<string, Codes> = { ...smallLists(version, language) }
    for (const list of ['cpv', 'nuts', 'nuts-lvl3'])
      Object.defineProperty(bundle, list, { get: () => codesOf(version, list, language), enumerable: true })
    return codeListsOf(bundle)
  },
)

const formOfSubtype = remembered((version: string, subtype: string, language: Language) =>
  formOf(catalogueOf(version), labelsOf(version, language), subtype, language),
)

/** The form of a built-in template such as `EU-19`; undefined where there is none. */
export function formOfTemplate(id: string, language: Language, version = usualVersion): Form | undefined {
  const [, subtype] = /^EU-(.+)$/.exec(id) ?? []
  const known = knownVersion(version)
  return subtype && known ? formOfSubtype(known, subtype, language) : undefined
}

export type BuiltInNotice = {
  subtype: string
  label: string
  legalBasis: string
  formType: string
  noticeType: string
}

/** Every notice of the standard, in its order. */
export function listBuiltIn(language: Language, version = usualVersion): BuiltInNotice[] {
  const { notices } = labelsOf(version, language)
  return catalogueOf(version).subtypes.map(({ id, legalBasis, formType, noticeType }) => ({
    subtype: id,
    label: notices[id] ?? id,
    legalBasis,
    formType,
    noticeType,
  }))
}

import type { Language } from '@allmende/domain/texts.ts'
import { catalogueOf, codesOf, knownVersion, labelsOf, smallLists } from './catalogues.ts'
import { codelistsJson, fieldsJson, noticeJson } from './sdk-shapes.ts'

/** What a route of the SDK asks for; undefined is a thing the catalogue does not hold. */
export type SdkQuestion = Readonly<Record<string, string>>
export type SdkAnswer = (question: SdkQuestion) => object | undefined

const languageNamed = (name = ''): Language | undefined => (name === 'de' || name === 'en' ? name : undefined)

/** Where the version is known, the answer is asked for by the version the catalogue lies under. */
const about =
  (answer: (version: string, question: SdkQuestion) => object | undefined): SdkAnswer =>
  (question) => {
    const version = knownVersion(question['version'] ?? '')
    return version === undefined ? undefined : answer(version, question)
  }

/** Every path of the interface below a version, with what it answers. */
export const sdkAnswers: Readonly<Record<string, SdkAnswer>> = {
  '/notice-types': about((version) => ({
    sdkVersion: version,
    noticeTypes: catalogueOf(version).subtypes.map(({ id }) => id),
  })),

  '/notice-types/:subtype': about((version, { subtype = '' }) =>
    noticeJson(catalogueOf(version), labelsOf(version, 'en'), subtype),
  ),

  '/basic-meta-data': about((version) => ({
    fieldsJson: fieldsJson(catalogueOf(version)),
    codelistsJson: codelistsJson(catalogueOf(version)),
  })),

  '/translations/:file': about((version, { file = '' }) => {
    const language = languageNamed(/^(\w+)\.json$/.exec(file)?.[1])
    return language && translations(version, language)
  }),

  '/codelists/:file/lang/:language': about((version, { file, language: name }) => {
    const language = languageNamed(name)
    const [id, list] =
      Object.entries(catalogueOf(version).lists).find(([, known]) => known.file === file) ?? []
    if (!language || !id || !list) return undefined
    const codes = codesOf(version, id, language)?.map(([codeValue, label]) => ({
      codeValue,
      [language]: label,
    }))
    return { id, longName: list.longName, shortName: list.shortName, codes }
  }),

  /** Our own: all lists that a form may need at once, `[code, label]` by list. */
  '/codelists/lang/:language': about((version, { language: name }) => {
    const language = languageNamed(name)
    return language && smallLists(version, language)
  }),
}

function translations(version: string, language: Language): Record<string, string> {
  const { fields, groups, notices, codes } = labelsOf(version, language)
  const named = (kind: string, texts: Readonly<Record<string, string>>) =>
    Object.entries(texts).map(([id, text]) => [`${kind}|name|${id}`, text])
  // A part of a list has no words of its own.
  const whole = Object.entries(catalogueOf(version).lists).flatMap(([list, part]) =>
    part.codes ? [] : [list],
  )
  const codeTexts = whole.flatMap((list) =>
    (codesOf(version, list, language) ?? []).map(([code, label]) => [
      `code|name|${list}.${code}`,
      codes[`${list}.${code}`] ?? label,
    ]),
  )
  return Object.fromEntries([
    ...named('field', fields),
    ...named('group', groups),
    ...named('notice', notices),
    ...codeTexts,
  ])
}

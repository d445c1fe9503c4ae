import { PanelValues } from '@allmende/domain/notices/values/values.ts'
import { UnreadableNotice, unreadableTexts } from '@allmende/domain/notices/xml/notice-xml.texts.ts'
import type { XmlElement } from '@allmende/domain/notices/xml/notice-xml.ts'
import { readNotice } from '@allmende/domain/notices/xml/read.ts'
import { minorOf } from '@allmende/domain/notices/catalogue/catalogue.ts'
import {
  type ImportNote,
  keptNotes,
  type NoteToWord,
} from '@allmende/domain/tenders/notice/imported-notice.ts'
import { fittingValues } from '@allmende/domain/tenders/notice/notice-import.ts'
import { type Speaker, type Speakers, worded } from '@allmende/domain/tenders/notice/note-words.ts'
import { type Language, say } from '@allmende/domain/texts.ts'
import { Refusal, refuse } from '@allmende/domain/verdict.ts'
import { catalogueOf, codeLists, formOfTemplate, labelsOf, sdkVersions } from '../../notices/catalogues.ts'
import { parseXml } from '../../notices/xml-parser.ts'

/** A notice as a draft can take it. */
export type ReadSource = {
  templateId: string
  sdkVersion: string
  /** In the words of the standard: competition, planning … */
  formType: string
  values: PanelValues
  notes: ImportNote[]
}

/** Reads a file from outside; whatever is no notice is refused in words. */
export function readSource(xml: string, language: Language): ReadSource {
  try {
    return read(xml, language)
  } catch (error) {
    if (!(error instanceof UnreadableNotice)) throw error
    const why = say(unreadableTexts[error.why], language, error.values)
    return refuse('noticeUnreadable', { values: { why }, fields: ['0'] })
  }
}

/** Which version a file was written for is known once it is read: until then it may bear the names of any. */
const namesOfAll = {
  namespaces: Object.assign({}, ...sdkVersions.map((version) => catalogueOf(version).namespaces)),
  documents: Object.assign({}, ...sdkVersions.map((version) => catalogueOf(version).documents)),
}

function read(xml: string, language: Language): ReadSource {
  const root = parseXml(xml, namesOfAll)
  const readings = versionsFor(root).map((sdkVersion) => () => readAs(sdkVersion, root, language))
  const { notes, ...source } = leastLost(readings)
  const followed = readings.length === 1 ? otherFollowed(source.sdkVersion, notes, root, language) : []
  return { ...source, notes: keptNotes([...followed, ...notes]) }
}

/** A file that loses something in the version it names may keep to another one, in which it loses less. */
function otherFollowed(
  named: string,
  notes: readonly NoteToWord[],
  root: XmlElement,
  language: Language,
): NoteToWord[] {
  if (lossesIn(notes) === 0) return []
  const others = sdkVersions.filter((version) => version !== named)
  const followed = others.find((version) => {
    const reading = unlessUnreadable(() => readAs(version, root, language))
    return reading && lossesIn(reading.notes) < lossesIn(notes)
  })
  if (!followed) return []
  return [{ kind: 'follows', inWords: () => ({ kind: 'follows', path: '', text: followed }) }]
}

const lossesIn = (notes: readonly NoteToWord[]): number =>
  notes.filter(({ kind }) => kind !== 'version' && kind !== 'root').length

type Reading = Omit<ReadSource, 'notes'> & { notes: NoteToWord[] }

/** Of several readings the one with the fewest notes; where none succeeds, the first one's refusal tells why. */
function leastLost(readings: readonly (() => Reading)[]): Reading {
  const [first, ...others] = readings
  if (!first) throw new Error('a notice is read with some version')
  const tried = others.flatMap((reading) => unlessUnreadable(reading) ?? [])
  const made = tried.length > 0 ? unlessUnreadable(first) : first()
  return [...(made ? [made] : []), ...tried].reduce((best, other) =>
    other.notes.length < best.notes.length ? other : best,
  )
}

function unlessUnreadable(reading: () => Reading): Reading | undefined {
  try {
    return reading()
  } catch (error) {
    if (error instanceof UnreadableNotice || error instanceof Refusal) return undefined
    throw error
  }
}

function readAs(sdkVersion: string, root: XmlElement, language: Language): Reading {
  const catalogue = catalogueOf(sdkVersion)
  const formOf = (subtype: string) => formOfTemplate(`EU-${subtype}`, language, sdkVersion)
  const { subtype, values, notes } = readNotice(catalogue, formOf, root)
  const speakers = speakersOf(subtype, sdkVersion)
  const fitting = fittingValues(values, speakers, language)
  if (!fitting) return refuse('noticeMisfits', { fields: ['0'] })
  if (!PanelValues.safeParse(fitting.values).success) refuse('noticeTooLarge', { fields: ['0'] })
  return {
    templateId: `EU-${subtype}`,
    sdkVersion,
    formType: catalogue.subtypes.find(({ id }) => id === subtype)?.formType ?? '',
    values: fitting.values,
    notes: [
      ...notes.map((note) => ({ kind: note.kind, inWords: () => worded(note, values, speakers) })),
      ...fitting.notes.map((note) => ({ kind: note.kind, inWords: () => note })),
    ],
  }
}

/** Notes are kept in both languages, whichever the file is imported in. */
function speakersOf(subtype: string, sdkVersion: string): Speakers {
  const speaker = (language: Language): Speaker => {
    const form = formOfTemplate(`EU-${subtype}`, language, sdkVersion)
    if (!form) throw new UnreadableNotice('subtype', { subtype })
    return {
      language,
      form,
      lists: codeLists(sdkVersion, language),
      catalogue: catalogueOf(sdkVersion),
      labels: labelsOf(sdkVersion, language),
    }
  }
  return { de: speaker('de'), en: speaker('en') }
}

/** The version it was written for where we have it; else all we have, to see which takes most of it. */
function versionsFor({ children }: XmlElement): readonly string[] {
  const named = children.find(({ name }) => name === 'cbc:CustomizationID')?.text ?? ''
  const minor = minorOf(named.replace('eforms-sdk-', ''))
  return sdkVersions.includes(minor) ? [minor] : sdkVersions
}

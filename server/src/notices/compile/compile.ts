import {
  type Catalogue,
  type FieldFacts,
  minorOf,
  type SubtypeFacts,
} from '@allmende/domain/notices/catalogue/catalogue.ts'
import type { Language } from '@allmende/domain/texts.ts'
import { anyOfRules } from './any-of-rules.ts'
import { elementOrder } from './element-order.ts'
import { entitiesOf } from './entities.ts'
import { readFields, readNodes } from './facts.ts'
import { linearPatterns } from './linear-patterns.ts'
import { type Demands, demandsOf, readRules } from './required-nodes.ts'
import { rulesOwn } from './rules-own.ts'
import { openSdk, type SdkFolder } from './sdk-folder.ts'
import { tailoredLists } from './tailored-lists.ts'
import { readTrees } from './trees.ts'
import { codesOf, labelsOf, readLists, readTexts } from './words.ts'

export type Compiled = { version: string; files: Map<string, string> }

const languages: readonly Language[] = ['de', 'en']

/** Makes the catalogue of one SDK folder: file names and contents, the same for the same input. */
export function compileSdk(folder: string, rulesFolder?: string): Compiled {
  const sdk = openSdk(folder)
  const subtypes = sdk.noticeTypes.noticeSubTypes.map(({ subTypeId }) => subTypeId)
  const rules = new Map(
    rulesFolder ? subtypes.map((subtype) => [subtype, readRules(rulesFolder, subtype)]) : [],
  )
  const demands = new Map<string, Demands>(
    [...rules].map(([subtype, official]) => [subtype, demandsOf(official, sdk)]),
  )
  const tailored = tailoredLists(sdk, subtypes, (subtype) => rules.get(subtype))
  const ruled = joined(rulesOwn(sdk, rules), anyOfRules(sdk))
  const { fields, conditions, patterns } = readFields(sdk, subtypes, demands, ruled, tailored)
  const nodes = readNodes(sdk, subtypes, demands)
  const trees = readTrees({ fields, nodes })
  const lists = readLists(sdk, new Set(Object.values(fields).flatMap(tailoredIn)))
  const namespaces = namespacesOf(sdk)
  const catalogue: Catalogue = {
    version: sdk.fields.sdkVersion.replace(/^eforms-sdk-/, ''),
    ublVersion: sdk.fields.ublVersion,
    subtypes: sdk.noticeTypes.noticeSubTypes.map((subtype): SubtypeFacts => {
      const { metadata, content } = sdk.notice(subtype.subTypeId)
      return {
        id: subtype.subTypeId,
        document: subtype.documentType,
        legalBasis: subtype.legalBasis,
        formType: subtype.formType,
        noticeType: subtype.type,
        metadata: trees.treeOf(metadata),
        content: trees.treeOf(content),
      }
    }),
    documents: Object.fromEntries(
      sdk.noticeTypes.documentTypes.map(({ id, rootElement, namespace }) => [
        id,
        { root: rootElement, namespace },
      ]),
    ),
    namespaces,
    groups: trees.groups,
    looks: trees.looks,
    fields,
    nodes,
    conditions,
    patterns,
    linearPatterns: linearPatterns(patterns),
    order: elementOrder(sdk, namespaces),
    lists,
    ...entitiesOf(sdk),
  }

  const files = new Map([['catalogue.json', inLines(catalogue)]])
  const ids = { fields: Object.keys(fields), groups: [...trees.labels], notices: subtypes }
  for (const language of languages) {
    const texts = readTexts(sdk, language)
    const whole = Object.fromEntries(Object.entries(lists).filter(([, list]) => !list.codes))
    const codes = mapValues(whole, ({ file }, id) => codesOf(sdk, texts, language, id, file))
    files.set(`labels.${language}.json`, inLines(labelsOf(texts, ids, codes)))
    const { cpv = [], nuts = [], 'nuts-lvl3': _, ...small } = codes
    files.set(`codes.${language}.json`, inLines(small))
    files.set(`cpv.${language}.json`, inLines(cpv))
    files.set(`nuts.${language}.json`, inLines(nuts))
  }
  return { version: minorOf(catalogue.version), files }
}

const joined = <Of>(...maps: ReadonlyMap<string, Of[]>[]): Map<string, Of[]> => {
  const all = Map.groupBy(
    maps.flatMap((map) => [...map]),
    ([id]) => id,
  )
  return new Map([...all].map(([id, found]) => [id, found.flatMap(([, of]) => of)]))
}

const tailoredIn = ({ lists = [] }: FieldFacts) => lists.map(([, list]) => list)

const mapValues = <In, Out>(record: Record<string, In>, make: (value: In, key: string) => Out) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, make(value, key)]))

function namespacesOf({ noticeTypes }: SdkFolder): Record<string, string> {
  const all = noticeTypes.documentTypes.flatMap(({ additionalNamespaces }) => additionalNamespaces)
  return Object.fromEntries(all.map(({ prefix, uri }) => [prefix, uri]))
}

/** JSON with one entry a line, so that a new version can be compared with the last. */
function inLines(value: object): string {
  const entries = (of: object, show: (one: unknown) => string) =>
    Array.isArray(of)
      ? `[\n${of.map(show).join(',\n')}\n]`
      : `{\n${Object.entries(of)
          .map(([key, one]) => `${JSON.stringify(key)}:${show(one)}`)
          .join(',\n')}\n}`
  const isBranching = (one: unknown): one is object =>
    typeof one === 'object' && one !== null && !Array.isArray(value) && Object.keys(one).length > 0
  return `${entries(value, (one) => (isBranching(one) ? entries(one, JSON.stringify) : JSON.stringify(one)))}\n`
}

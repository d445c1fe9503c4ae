import type { SubtypeSet } from '@allmende/domain/notices/catalogue/catalogue.ts'
import { setOf } from './facts.ts'
import type { Rules } from './required-nodes.ts'
import type { SdkField, SdkFolder } from './sdk-folder.ts'
import { codesIn } from './words.ts'

type Tailored = readonly (readonly [subtypes: SubtypeSet, list: string])[]

/**
 * The part of a field's list that each subtype takes codes from: the field says so itself, or only the official rules
 * do, and the list is then known by its name.
 */
export function tailoredLists(
  sdk: SdkFolder,
  subtypes: readonly string[],
  rulesOf: (subtype: string) => Rules | undefined,
): (field: SdkField) => Tailored {
  const ruled = new Map(subtypes.map((subtype) => [subtype, codesByPath(rulesOf(subtype))]))

  const byRules = ({ codeList, xpathAbsolute }: SdkField): Tailored =>
    subtypes.flatMap((subtype) => {
      const codes = ruled.get(subtype)?.get(xpathAbsolute)
      if (!codes || !codeList) return []
      const ending = `-${subtype.toLowerCase()}`
      const list = sdk.lists.find(({ id, parentId }) => parentId === codeList.value.id && id.endsWith(ending))
      if (!list || codesIn(sdk, list.id).toSorted().join() !== codes.toSorted().join())
        throw new Error(`${xpathAbsolute}: no list has the codes that ${subtype} takes`)
      return [[setOf(subtypes, [subtype]), list.id] as const]
    })

  return (field) => {
    const said = field.codeList?.constraints?.map(
      ({ noticeTypes, value }) => [setOf(subtypes, noticeTypes), value.id] as const,
    )
    return said ?? byRules(field)
  }
}

/** The codes that a subtype's own rules allow, by the path of the element. */
function codesByPath(rules: Rules | undefined): Map<string, string[]> {
  const own = rules?.patterns.filter(({ id }) => id.endsWith('stage-3b')).flatMap((pattern) => pattern.rules)
  return new Map(
    own?.flatMap(([context, [test]]) => {
      const [, path = ''] = /^(.+)\[\$noticeSubType = '[^']+'\]$/.exec(context) ?? []
      const [, codes] = /^normalize-space\(\.\) = \((.+)\)$/.exec(test?.[1] ?? '') ?? []
      return codes ? [[path, codes.split(', ').map((code) => code.slice(1, -1))] as const] : []
    }),
  )
}

import type { SdkConstraint, SdkFolder } from './sdk-folder.ts'

/** Any of several is enough: `{ND-Lot} ${(A is present) or (B is present and C is present)}`. */
const anyPresent = /^\{([\w-]+)\} \$\{\((.+) is present\)\}$/
/** For which notices, as a condition may say it among other things. */
const ofNotices = /\(?\b(OPP-070|BT-02)-notice in \(([^()]*)\)\)?/

/**
 * Where the rules want any of several answers, no field calls itself mandatory. The first of them is, as long as the
 * others are missing: so it is found, too, where the whole group it stands in has not been added.
 */
export function anyOfRules(sdk: SdkFolder): Map<string, SdkConstraint[]> {
  const rules = sdk.fields.fields.flatMap(({ assert }) => assert?.constraints ?? [])
  const demands = rules.flatMap((rule): [string, SdkConstraint][] => {
    const [, node, answers = ''] = anyPresent.exec(String(rule.value)) ?? []
    const [field = '', ...others] = answers.split(' is present) or (')
    if (!node || others.length === 0 || /\s/.test(field) || rule.severity !== 'ERROR') return []
    const { noticeTypes, further } = noticesOf(sdk, rule.condition ?? '')
    const isOpen = `not(${others.map((other) => `(${other} is present)`).join(' or ')})`
    const condition = `{${node}} \${${[...further, isOpen].map((part) => `(${part})`).join(' and ')}}`
    return [[field, { noticeTypes, condition, value: true, severity: 'ERROR' }]]
  })
  return new Map(
    [...Map.groupBy(demands, ([field]) => field)].map(([field, of]) => [field, of.map(([, rule]) => rule)]),
  )
}

/** The subtypes that a condition names, and what it says beyond that. */
function noticesOf(
  { noticeTypes: { noticeSubTypes } }: SdkFolder,
  condition: string,
): { noticeTypes: string[]; further: string[] } {
  const [named, by, list = ''] = ofNotices.exec(condition) ?? []
  const codes = new Set(list.split(',').map((code) => code.replace(/[' ]/g, '')))
  const meant = noticeSubTypes.filter(
    ({ subTypeId, type }) => !named || codes.has(by === 'BT-02' ? type : subTypeId),
  )
  const inside = /^\{[\w-]+\} \$\{(.*)\}$/s.exec(condition)?.[1] ?? ''
  const rest = (named ? inside.replace(named, '') : inside).replace(/^ and | and $/g, '')
  return { noticeTypes: meant.map(({ subTypeId }) => subTypeId), further: rest ? [rest] : [] }
}

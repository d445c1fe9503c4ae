import type { Rules } from './required-nodes.ts'
import type { SdkConstraint, SdkField, SdkFolder } from './sdk-folder.ts'

/** A field that must be there unless something else holds: `count(…) > 0 or …`. */
const mustUnless = /^count\(.*?\) > 0 or (.+)$/
/** A path in a rule; what has no prefix is a word of the language. */
const paths = /(?:\.\.\/)*\w+:\w+(?:\[[^\]]*\])*(?:\/\w+:\w+(?:\[[^\]]*\])*)*/g

/**
 * What only the rules demand of fields, by their ids: those of results want some fields of the groups of lots that the
 * fields themselves do not call mandatory. Written as the fields write their conditions.
 */
export function rulesOwn(sdk: SdkFolder, rules: ReadonlyMap<string, Rules>): Map<string, SdkConstraint[]> {
  const { fields } = sdk.fields
  const written = new Map(fields.map((field) => [field.id.replace(/[()]/g, '_'), field]))
  const demands = new Map<string, SdkConstraint[]>()
  for (const [subtype, { patterns }] of rules)
    for (const [context, tests] of patterns.filter(isConditional).flatMap((pattern) => pattern.rules))
      for (const [, test, about] of tests) {
        const unless = mustUnless.exec(test)?.[1]
        const field = written.get(String(about).replace(/^ND-\w+?_(?=[BO])/, ''))
        if (!unless || !field || saysItself(field, subtype)) continue
        const condition = conditionFrom(sdk, context.replace(/\[\$noticeSubType.*$/, ''), unless)
        const known = demands.get(field.id) ?? []
        const same = known.find((constraint) => constraint.condition === condition)
        if (same) same.noticeTypes.push(subtype)
        else known.push({ noticeTypes: [subtype], condition, value: true, severity: 'ERROR' })
        demands.set(field.id, known)
      }
  return demands
}

const isConditional = ({ id }: Rules['patterns'][number]) => /stage-4m?$/.test(id)

const saysItself = ({ mandatory }: SdkField, subtype: string) =>
  mandatory?.constraints?.some(({ noticeTypes }) => noticeTypes.includes(subtype)) ?? false

/** A rule looks only where its node is, so something in there must be filled in already. */
function conditionFrom(sdk: SdkFolder, context: string, unless: string): string {
  const { fields, xmlStructure } = sdk.fields
  const node = xmlStructure.find(({ xpathAbsolute }) => xpathAbsolute === context)
  if (!node) throw new Error(`no node is at ${context}`)
  const excused = unless.replace(paths, (path) => `${fieldAt(sdk, within(context, path))} is present`)
  const inNode = fields.filter(
    ({ id, xpathAbsolute, attributeOf }) =>
      xpathAbsolute.startsWith(`${context}/`) && !attributeOf && !isPrivacy(id),
  )
  const isThere = inNode.map(({ id }) => `(${id} is present)`).join(' or ')
  return `{${node.id}} \${(not(${excused})) and (${isThere})}`
}

/** What is kept back for now is itself a field of the same node. */
const isPrivacy = (id: string) => /^BT-19[5-8]\(/.test(id)

function fieldAt({ fields: { fields } }: SdkFolder, path: string): string {
  const field = fields.find(({ xpathAbsolute }) => xpathAbsolute.replace(/\[[^\]]*\]$/, '') === path)
  if (!field) throw new Error(`no field is at ${path}`)
  return field.id
}

/** The path as seen from the root; slashes in brackets lead nowhere. */
function within(context: string, path: string): string {
  const steps = context.match(/[^/[]+(?:\[[^\]]*\])*/g) ?? []
  const ups = path.split('../').length - 1
  return `/${[...steps.slice(0, steps.length - ups), path.slice(ups * 3)].join('/')}`
}

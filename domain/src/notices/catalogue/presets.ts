import type { Catalogue } from './catalogue.ts'

/**
 * A preset is written together with the element it lies in. For each preset field of a form these are the fields that
 * bring this element about; one whose element is there in any case has none.
 */
export function presetCompanions(catalogue: Catalogue, ids: ReadonlySet<string>): Map<string, string[]> {
  const presets = [...ids].filter((id) => presetOf(catalogue, id) !== undefined)
  const others = [...ids].filter((id) => presetOf(catalogue, id) === undefined)
  const paths = new Map([...presets, ...others].map((id) => [id, elementPath(catalogue, id)]))

  return new Map(
    presets.flatMap((preset) => {
      const home = homeOf(paths.get(preset) ?? '')
      if (home === '/*') return []
      const companions = others.filter((id) => `${paths.get(id)}/`.startsWith(`${home}/`))
      return companions.length > 0 ? [[preset, companions] as const] : []
    }),
  )
}

/** What a field holds by itself: as the standard says, or because its element's attribute leaves no choice. */
export function presetOf(catalogue: Catalogue, id: string): string | undefined {
  const facts = catalogue.fields[id]
  const only = facts?.path.endsWith('@listName') && facts.list ? catalogue.lists[facts.list]?.only : undefined
  return facts?.preset ?? only
}

const homeOf = (path: string) => stepsOf(path).slice(0, -1).join('/')

/** The whole path of a field, with the last step's list name said of its parent, as the nodes do. */
function elementPath(catalogue: Catalogue, id: string): string {
  const field = catalogue.fields[id]
  const steps = stepsOf(`${nodePath(catalogue, field?.node)}/${field?.path}`)
  const [parent = '', leaf = ''] = steps.slice(-2)
  const [, tag, listName] = /^([\w:]+)\[(@listName='[^']*')\]$/.exec(leaf) ?? []
  if (!tag || parent.includes('[')) return steps.join('/')
  return [...steps.slice(0, -2), `${parent}[${tag}/${listName}]`, tag].join('/')
}

export function nodePath(catalogue: Catalogue, id: string | undefined): string {
  const node = id === undefined ? undefined : catalogue.nodes[id]
  if (!node) return ''
  return node.parent ? `${nodePath(catalogue, node.parent)}/${node.path}` : node.path
}

/** Splits at the slashes outside of brackets. */
export function stepsOf(path: string): string[] {
  const steps = ['']
  let depth = 0
  for (const sign of path) {
    if (sign === '[') depth++
    if (sign === ']') depth--
    if (sign === '/' && depth === 0) steps.push('')
    else steps[steps.length - 1] += sign
  }
  return steps
}

import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'

/**
 * @typedef {{ type: string, start: number, end: number, [key: string]: any }} Node
 * @typedef {{ file: string, source: string, flags: string }} Expression
 * @typedef {{ file: string, code: string }} Unknown
 */

/** What runs in a server, a browser or a command; tests and their tools see nobody's input. */
const files = () =>
  globSync('{domain,server,web,demo,scripts}/**/*.{ts,tsx,mjs,js}', {
    exclude: (name) => /^(node_modules|dist|data)$|\.test\.tsx?$|\.d\.ts$|^test-/.test(name),
  }).toSorted()

/**
 * Every regular expression in our source: those written as such, and those made of constants of the same file. The
 * others are named by their code.
 *
 * @returns {{ known: Expression[], unknown: Unknown[] }}
 */
export function ownExpressions() {
  const all = files().map((file) => expressionsIn(file, readFileSync(file, 'utf8')))
  return { known: all.flatMap(({ known }) => known), unknown: all.flatMap(({ unknown }) => unknown) }
}

/**
 * @param {string} file
 * @param {string} text
 * @returns {{ known: Expression[], unknown: Unknown[] }}
 */
export function expressionsIn(file, text) {
  /** @type {{ known: Expression[], unknown: Unknown[] }} */
  const found = { known: [], unknown: [] }
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  const constants = constantsOf(/** @type {Node} */ (program))
  walk(program, (node) => {
    if (node.regex) found.known.push({ file, source: node.regex.pattern, flags: node.regex.flags })
    if (!isMade(node)) return
    const [source, flags] = node.arguments.map((/** @type {Node} */ one) => valueOf(one, constants))
    if (typeof source === 'string') found.known.push({ file, source, flags: String(flags ?? '') })
    else found.unknown.push({ file, code: text.slice(node.start, node.end) })
  })
  return found
}

/** @param {Node} node */
const isMade = ({ type, callee }) =>
  (type === 'NewExpression' || type === 'CallExpression') &&
  (callee.name === 'RegExp' || callee.property?.name === 'RegExp')

/**
 * @param {any} node
 * @param {(node: Node) => void} visit
 */
function walk(node, visit) {
  if (typeof node !== 'object' || node === null) return
  if (typeof node.type === 'string') visit(node)
  for (const below of Object.values(node)) walk(below, visit)
}

/**
 * @param {Node} program
 * @returns {ReadonlyMap<string, Node>}
 */
function constantsOf({ body }) {
  const declarations = body
    .map((/** @type {Node} */ one) => one.declaration ?? one)
    .filter((/** @type {Node} */ one) => one.type === 'VariableDeclaration' && one.kind === 'const')
    .flatMap((/** @type {Node} */ one) => one.declarations)
  return new Map(declarations.map((/** @type {Node} */ { id, init }) => [id.name, init]))
}

/**
 * What an expression made of constants comes to; undefined where it takes more than these.
 *
 * @param {Node | null | undefined} node
 * @param {ReadonlyMap<string, Node>} constants
 * @returns {any}
 */
function valueOf(node, constants) {
  switch (node?.type) {
    case 'Literal':
      return node.regex ? node.regex.pattern : node.value
    case 'Identifier':
      return valueOf(constants.get(node.name), constants)
    case 'MemberExpression':
      return valueOf(node.object, constants)?.[node.property.name]
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties.map((/** @type {Node} */ { key, value }) => [key.name, valueOf(value, constants)]),
      )
    case 'BinaryExpression': {
      const [left, right] = [valueOf(node.left, constants), valueOf(node.right, constants)]
      return node.operator === '+' && left !== undefined && right !== undefined ? left + right : undefined
    }
    case 'TemplateLiteral':
      return joined(node, 'cooked', constants)
    case 'TaggedTemplateExpression':
      return node.tag.property?.name === 'raw' ? joined(node.quasi, 'raw', constants) : undefined
    default:
      return undefined
  }
}

/**
 * @param {Node} template
 * @param {'cooked' | 'raw'} how
 * @param {ReadonlyMap<string, Node>} constants
 */
function joined({ quasis, expressions }, how, constants) {
  const values = expressions.map((/** @type {Node} */ one) => valueOf(one, constants))
  if (values.includes(undefined)) return undefined
  return quasis
    .map((/** @type {Node} */ { value }, /** @type {number} */ at) => value[how] + (values[at] ?? ''))
    .join('')
}

import { judgementOf } from './judge.ts'

const digits = '[0-9]+'
const inBrackets = String.raw`\(${digits}\)`
const separator = '(?: - |-| )'
/** What may follow a number directly: another one behind a separator, or those in brackets and then one. */
const further = `${separator}${digits}|(?:${separator}?${inBrackets})+${separator}?${digits}`
const phone =
  String.raw`^(?:\(\+?${digits}\)(?:${separator}?${inBrackets})*${separator}?${digits}` +
  String.raw`|\+?[0-9](?:${digits}|${further}))(?:${further})* ?$`

const part = '[a-zA-Z0-9-]'
/** A part of a host's name that does not begin like its end does: with two to six letters and no digit or letter then. */
const noEnd = `(?:[0-9-]${part}*|[a-zA-Z](?:-${part}*)?|[a-zA-Z]{1,6}[0-9]${part}*|[a-zA-Z]{7}${part}*)`
/** The host ends with the first part that may be its end, or, before a line break, with the last. */
const url =
  '^(?:[hH][tT]|[fF])[tT][pP][sS]?://' +
  String.raw`(?:(?:${part}+\.)+[a-zA-Z]{2,6}(?:[\n\r\u2028\u2029].*)?` +
  String.raw`|${part}+\.(?:${noEnd}\.)*[a-zA-Z]{2,6}\W.*)$`

/** The standard's expressions that look back, each with one that means exactly the same and does not. */
export const linearForms: ReadonlyMap<string, string> = new Map([
  [String.raw`^((\(\+?[0-9]+\))|\+?[0-9]+)( - |-| )?(((\([0-9]+\))|[0-9]+)( - |-| )?)*([0-9]+)( )?$`, phone],
  [
    String.raw`^((((H|h)(T|t)|(F|f))(T|t)(P|p)((S|s)?)):(/){2})(www\.)?([a-zA-Z0-9\-]+\.)+[a-zA-Z]{2,6}(\W(.)*$|$)`,
    url,
  ],
])

/**
 * What forms say in the place of a pattern of the standard that could be made to run away, by its place; one that has
 * no such form stops the compiler.
 */
export function linearPatterns(patterns: readonly string[]): Record<number, string> {
  const forms = patterns.flatMap((pattern, place): [number, string][] => {
    if (isLinear(pattern)) return []
    // Versions differ in how they write a digit.
    const form = linearForms.get(pattern.replaceAll(String.raw`\d`, '[0-9]'))
    if (form === undefined) throw new Error(`the pattern ${pattern} can be made to run away`)
    return [[place, form]]
  })
  return Object.fromEntries(forms)
}

const judged = new Map<string, boolean>()

/** As `matches` in the domain reads it, so that what is judged is what runs. */
export function isLinear(pattern: string): boolean {
  const known = judged.get(pattern) ?? judgementOf(`^(?:${pattern})$`, 'u').verdict === 'linear'
  judged.set(pattern, known)
  return known
}

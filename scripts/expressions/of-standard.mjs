import { globSync, readFileSync } from 'node:fs'

/** The patterns of the standard as forms apply them, in every version that is here. */
export const patternsOfStandard = () =>
  [...new Set(globSync('server/catalogue/*/catalogue.json').flatMap(patternsIn))].map((pattern) => ({
    source: `^(?:${pattern})$`,
    flags: 'u',
  }))

/**
 * @param {string} file
 * @returns {string[]}
 */
function patternsIn(file) {
  const { patterns, linearPatterns } = JSON.parse(readFileSync(file, 'utf8'))
  return patterns.map(
    (/** @type {string} */ pattern, /** @type {number} */ place) => linearPatterns[place] ?? pattern,
  )
}

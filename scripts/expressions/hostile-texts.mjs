const beginnings = ['', 'a', '(+1']
const repeated = [
  '1',
  ' ',
  '\n',
  '\t',
  '(',
  '[',
  '<',
  '{',
  '"',
  '.',
  '-',
  '/',
  '\\',
  'a',
  'a.',
  'a@',
  '1-1 ',
  '(1)',
  '[](',
  '<!--',
  '**',
  '&',
  '=',
  ', ',
]
const ends = ['!', '\n\n']

/**
 * Texts that make an expression which looks back look back the most.
 *
 * @param {number} longest
 * @param {string} [attack]
 */
export function* hostileTexts(longest, attack = '') {
  if (attack !== '') yield attack.slice(0, longest)
  for (const beginning of beginnings)
    for (const one of repeated)
      for (const end of ends) yield `${beginning}${one.repeat(Math.floor(longest / one.length))}${end}`
}

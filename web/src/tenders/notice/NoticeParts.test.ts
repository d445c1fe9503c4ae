import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NoticeParts } from './NoticeParts.tsx'

test('sections of a notice are headed and no landmarks, as lots have sections of the same names', () => {
  const parts = [1, 2].map((lot) => ({ path: `lot${lot}`, title: 'Zweck', content: [] }))
  const html = renderToStaticMarkup(createElement(NoticeParts, { parts, level: 4, language: 'DEU' }))
  expect(html.match(/<h4>Zweck<\/h4>/g)).toHaveLength(2)
  expect(html).not.toMatch(/<section|aria-label/)
})

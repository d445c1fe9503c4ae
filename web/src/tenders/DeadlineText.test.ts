import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sayDeadline } from '@allmende/domain/times.ts'
import { initialLanguage, LanguageProvider } from '../ui/language.tsx'
import { DeadlineText } from './DeadlineText.tsx'

test('a deadline says all of itself, and can break before its time alone', () => {
  const moment = new Date('2026-12-04T09:00:00Z')
  const html = renderToStaticMarkup(
    createElement(LanguageProvider, null, createElement(DeadlineText, { moment })),
  )
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe(sayDeadline(moment, initialLanguage()))
  expect(html.match(/<span/g)).toHaveLength(2)
  expect(html).toMatch(/,<\/span> <span/)
})

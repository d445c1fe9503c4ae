import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageProvider } from '../ui/language.tsx'
import { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx'
import { shortened } from './shortened.ts'

test.each([
  ['Ladesäulen', 'Ladesäulen'],
  ['12345678901234567890', '12345678901234567890'],
  ['123456789012345678901', '12345678901234567890…'],
  ['Betrieb der öffentlichen Parkflächen', 'Betrieb der öffentli…'],
  ['Betrieb des Parkdecks am Markt', 'Betrieb des Parkdeck…'],
  ['Bau der neuen Straße am Hafen', 'Bau der neuen Straße…'],
  ['👩‍🌾'.repeat(21), `${'👩‍🌾'.repeat(20)}…`],
])('%s is shortened to %s', (name, expected) => {
  expect(shortened(name)).toBe(expected)
})

async function drawn(path: string, crumbs: readonly Crumb[]): Promise<string> {
  const rootRoute = createRootRoute()
  const component = () => createElement(Breadcrumbs, { crumbs })
  const page = createRoute({ getParentRoute: () => rootRoute, path: '$', component })
  const router = createRouter({
    routeTree: rootRoute.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  await router.load()
  return renderToStaticMarkup(
    createElement(LanguageProvider, null, createElement(RouterProvider, { router } as never)),
  )
}

test('a name stands short with all of it as title, and only the page itself is the current one', async () => {
  const html = await drawn('/projekte/14/dokumente', [
    { label: 'Ausschreibungen', path: '/projekte' },
    { label: 'Betrieb der öffentlichen Parkflächen', path: '/projekte/14', isName: true },
    { label: 'Grundstückseinstellungen und mehr' },
  ])
  expect(html).toMatch(/title="Betrieb der öffentlichen Parkflächen"[^>]*>Betrieb der öffentli…</)
  expect(html).toContain('>Grundstückseinstellungen und mehr<')
  expect(html.match(/aria-current="page"/g)).toHaveLength(1)
  expect(html).toMatch(/<span aria-current="page"/)
})

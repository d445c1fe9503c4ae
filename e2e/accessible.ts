import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Pages on a walk through widths, after its first one. */
const seenByAxe = new WeakSet<Page>()

/**
 * The screen as it stands now breaks no rule of WCAG 2.2 AA that axe can see. Axe looks at a state once: at the
 * further widths of `atWidths` the screen need only fit.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await animationsEnded(page)
  if (seenByAxe.has(page)) return expectToFit(page)
  expect(page.frames(), 'axe looks at one frame only').toHaveLength(1)
  const putBack = await withoutSticking(page)
  const { violations } = await axe(page).analyze()
  await putBack()
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html, failureSummary = '' }) => {
      const why = failureSummary
        .split('\n')
        .slice(1)
        .map((line) => line.trim())
      return [`${id}: ${help}`, `at ${target.join(' ')}`, html.slice(0, 200), ...why].join('\n    ')
    }),
  )
  const width = page.viewportSize()?.width ?? 0
  expect(found, `${new URL(page.url()).pathname} at ${width} px is accessible`).toEqual([])
}

// No screen of ours has a frame inside: axe need not gather its results in a second page, which takes it twice as long.
const axe = (page: Page) =>
  new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ runOnly: { type: 'tag', values: rules }, resultTypes: ['violations'] })

/** Nothing of the screen stands out to the side. */
export async function expectToFit(page: Page): Promise<void> {
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  const width = page.viewportSize()?.width ?? 0
  await expect
    .poll(tooWide, { message: `${new URL(page.url()).pathname} fits into ${width} px` })
    .toBeLessThanOrEqual(0)
}

/** Tells the same story at each width. */
export async function atWidths(
  page: Page,
  widths: readonly number[],
  story: (width: number) => Promise<void>,
): Promise<void> {
  const before = page.viewportSize()
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 600 ? 844 : 900 })
    await story(width)
    seenByAxe.add(page)
  }
  seenByAxe.delete(page)
  if (before) await page.setViewportSize(before)
}

// What is half-way under a bar that sticks to the edge can be scrolled out from there; axe takes it for too small.
async function withoutSticking(page: Page): Promise<() => Promise<void>> {
  const stuck = await page.evaluateHandle(() => {
    const sticky = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) => getComputedStyle(element).position === 'sticky',
    )
    for (const element of sticky) element.style.position = 'static'
    return sticky
  })
  return async () => {
    await stuck.evaluate((elements) => {
      for (const element of elements) element.style.position = ''
    })
  }
}

// A colour caught half-way through a transition looks like poor contrast.
async function animationsEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(running.map(({ finished }) => finished))
  })
}

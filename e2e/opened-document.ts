import type { Page } from '@playwright/test'

/** The document that a click opens in a new tab; what a browser without a window does with it there differs. */
export async function openedDocument(page: Page, click: () => Promise<void>): Promise<Buffer> {
  const asked = page
    .context()
    .waitForEvent('request', (request) => request.url().includes('/api/v1/downloads/'))
  await click()
  const answer = await page.request.get((await asked).url())
  return answer.body()
}

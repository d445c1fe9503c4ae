import { expect, type Page } from '@playwright/test'

/** Waits until the browser itself keeps this of what was typed; from then on a crash loses nothing of it. */
export async function expectKept(page: Page, text: string): Promise<void> {
  const kept = () =>
    page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const request = indexedDB.open('allmende')
          request.addEventListener('success', () => {
            const drafts = request.result.transaction('drafts').objectStore('drafts').getAll()
            drafts.addEventListener('success', () => resolve(JSON.stringify(drafts.result)))
          })
        }),
    )
  await expect.poll(kept).toContain(text)
}

import type { Locator, Page } from '@playwright/test'

/** Words on the screen now; the closed history of messages does not count. */
export const said = (page: Page, text: string | RegExp): Locator =>
  page.getByText(text).filter({ visible: true }).first()

import type { Browser, BrowserContext } from '@playwright/test'

/** What a story asks of its browser besides the address. */
export type Settings = { viewport: { width: number; height: number } | null; locale: string | undefined }

/**
 * Browser contexts for one server that stories use one after the other: what the application consists of is fetched
 * and compiled once, not once per story. What a story left behind is cleared before the next one comes.
 */
export class LentContexts {
  readonly #browser: Browser
  readonly #serverUrl: string
  readonly #idle = new Map<string, BrowserContext[]>()

  constructor(browser: Browser, serverUrl: string) {
    this.#browser = browser
    this.#serverUrl = serverUrl
  }

  /** One for these settings, which Playwright gives to every context that a story makes. */
  async borrow(settings: Settings): Promise<BrowserContext> {
    return this.#idleFor(settings).pop() ?? newContext(this.#browser, this.#serverUrl)
  }

  async giveBack(context: BrowserContext, settings: Settings): Promise<void> {
    const blank = await context.newPage()
    // Whatever the pages keep as they go is there before it is cleared.
    for (const page of context.pages()) if (page !== blank) await page.close()
    const session = await context.newCDPSession(blank)
    await session.send('Storage.clearDataForOrigin', {
      origin: this.#serverUrl,
      storageTypes: 'cookies,local_storage,indexeddb',
    })
    await blank.close()
    this.#idleFor(settings).push(context)
  }

  #idleFor(settings: Settings): BrowserContext[] {
    const key = JSON.stringify(settings)
    const idle = this.#idle.get(key) ?? []
    this.#idle.set(key, idle)
    return idle
  }
}

export async function newContext(browser: Browser, serverUrl: string): Promise<BrowserContext> {
  // Nobody waits for what moves, and axe meets no colour half-way.
  const context = await browser.newContext({ baseURL: serverUrl, reducedMotion: 'reduce' })
  await context.addInitScript(reportPolicyViolations)
  return context
}

function reportPolicyViolations(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    // oxlint-disable-next-line no-console -- the console is how the test hears of it
    console.error(`Content-Security-Policy: ${event.violatedDirective} blocked ${event.blockedURI}`)
  })
}

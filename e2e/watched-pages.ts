import type { Browser, BrowserContext, Page } from '@playwright/test'
import { loginToken, type Person, tokenKey } from './people.ts'

/** True lets every complaint pass; expressions let pass what they match. */
export type AllowedErrors = boolean | readonly RegExp[]

/** Opens pages and remembers what their browser complains about. */
export class WatchedPages {
  readonly #browser: Browser
  readonly #contexts: BrowserContext[] = []
  readonly #complaints: string[] = []

  constructor(browser: Browser) {
    this.#browser = browser
  }

  async open(serverUrl: string, person?: Person): Promise<Page> {
    const localStorage = person ? [{ name: tokenKey, value: await loginToken(serverUrl, person) }] : []
    const context = await this.#browser.newContext({
      baseURL: serverUrl,
      // Nobody waits for what moves, and axe meets no colour half-way.
      reducedMotion: 'reduce',
      storageState: { cookies: [], origins: [{ origin: serverUrl, localStorage }] },
    })
    this.#contexts.push(context)
    await context.addInitScript(reportPolicyViolations)
    context.on('page', (page) => this.#watch(page, person ?? 'visitor'))
    return context.newPage()
  }

  async close(): Promise<void> {
    for (const context of this.#contexts) await context.close()
  }

  complaints(allowed: AllowedErrors): string[] {
    if (typeof allowed === 'boolean') return allowed ? [] : this.#complaints
    return this.#complaints.filter((complaint) => !allowed.some((expression) => expression.test(complaint)))
  }

  #watch(page: Page, who: string): void {
    page.on('console', (message) => {
      if (message.type() !== 'error') return
      this.#complaints.push(`${who}: ${message.text()} (${message.location().url})`)
    })
    page.on('pageerror', (error) =>
      this.#complaints.push(`${who}: ${error.stack || `${error.name}: ${error.message}`} (on ${page.url()})`),
    )
  }
}

function reportPolicyViolations(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    // oxlint-disable-next-line no-console -- the console is how the test hears of it
    console.error(`Content-Security-Policy: ${event.violatedDirective} blocked ${event.blockedURI}`)
  })
}

import type { Browser, BrowserContext, Page } from '@playwright/test'
import { type LentContexts, newContext, type Settings } from './lent-contexts.ts'
import { loginToken, type Person, tokenKey } from './people.ts'

/** True lets every complaint pass; expressions let pass what they match. */
export type AllowedErrors = boolean | readonly RegExp[]

type Ending = (context: BrowserContext) => Promise<void>

/** Opens pages and remembers what their browser complains about. */
export class WatchedPages {
  readonly #browser: Browser
  readonly #settings: Settings
  readonly #endings = new Map<BrowserContext, Ending>()
  readonly #complaints: string[] = []

  constructor(browser: Browser, settings: Settings) {
    this.#browser = browser
    this.#settings = settings
  }

  /** On a server that belongs to this story alone. */
  async open(serverUrl: string, person?: Person): Promise<Page> {
    return this.#openIn(await newContext(this.#browser, serverUrl), serverUrl, person, (context) =>
      context.close(),
    )
  }

  /** On the server of all stories, in one of the contexts that they lend each other. */
  async openLent(contexts: LentContexts, serverUrl: string, person?: Person): Promise<Page> {
    return this.#openIn(await contexts.borrow(this.#settings), serverUrl, person, (context) =>
      contexts.giveBack(context, this.#settings),
    )
  }

  async #openIn(context: BrowserContext, serverUrl: string, person: Person | undefined, end: Ending) {
    const watch = (page: Page) => this.#watch(page, person ?? 'visitor')
    context.on('page', watch)
    this.#endings.set(context, async () => {
      context.off('page', watch)
      await end(context)
    })
    const page = await context.newPage()
    if (person) {
      const token = await loginToken(serverUrl, person)
      await page.addInitScript(bringToken, { origin: serverUrl, key: tokenKey, token })
    }
    return page
  }

  async close(): Promise<void> {
    for (const [context, end] of this.#endings) await end(context)
    this.#endings.clear()
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

/** Once, as the first page opens; what the person does with her session after that stays. */
function bringToken({ origin, key, token }: Record<'origin' | 'key' | 'token', string>): void {
  if (location.origin !== origin) return
  if (sessionStorage.getItem('token was brought')) return
  sessionStorage.setItem('token was brought', 'yes')
  localStorage.setItem(key, token)
}

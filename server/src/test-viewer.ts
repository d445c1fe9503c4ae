import { once } from 'node:events'
import { drawnText } from './documents/test-drawn-text.ts'
import type { TestSocket } from './test-platform.ts'

/** What somebody was answered, in words. */
export type Told = { question: string; answer: string }
type Answered = { value: unknown; told: Told }
type Refusal = { code: number; message: string; data?: unknown }

/** Somebody outside the team, who remembers everything she is sent. */
export class TestViewer {
  readonly email: string | null
  readonly #url: string
  readonly #token: string | undefined
  readonly socket: TestSocket
  readonly #names = new Map<string, string>()
  #heard = 0

  constructor(email: string | null, url: string, token: string | undefined, socket: TestSocket) {
    this.email = email
    this.#url = url
    this.#token = token
    this.socket = socket
  }

  /** Ids that are random she knows by the order in which she met them; links by what they lead to. */
  plain(value: unknown): string {
    return (
      (JSON.stringify(value) ?? 'null')
        .replace(/(?<![\w.])[1-9]\d{9,15}(?![\w.])|(?<=einreichung-)[1-9]\d{9,15}(?=\.pdf)/g, (id) => {
          if (Number(id) < 2 ** 32) return id
          const name = this.#names.get(id) ?? `#${this.#names.size + 1}`
          this.#names.set(id, name)
          return name
        })
        .replace(/(permit|einladung)=[\w.%-]+/g, '$1')
        // A receipt names its entry by a sum that nobody can compute, for it is salted.
        .replace(/(unverändert\.[\\"]*,[\\"]*)[0-9a-f]{64}/g, '$1')
        .replaceAll(this.#url, '')
    )
  }

  /** Asks by her socket, and hears from then on when the answer becomes another one. */
  watch(method: string, ...params: unknown[]): Promise<Answered> {
    const asked = this.socket.call(method, ...params).catch(({ code, message, data }: Refusal) => ({
      refused: { code, message, data },
    }))
    return this.#answered(method, params, asked)
  }

  /** Asks once. */
  ask(method: string, ...params: unknown[]): Promise<Answered> {
    return this.#answered(method, params, this.answerTo(method, params))
  }

  /** The same with ids as they are. */
  async answerTo(method: string, params: unknown[]): Promise<unknown> {
    const answer = await fetch(`${this.#url}/api/v1/rpc`, {
      method: 'POST',
      headers: this.#headers,
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    const { result, error } = (await answer.json()) as { result?: unknown; error?: Refusal }
    return error ? { refused: error } : result
  }

  /** A refusal is an answer too. */
  async #answered(method: string, params: unknown[], asked: Promise<unknown>): Promise<Answered> {
    const value = await asked
    return { value, told: { question: `${method} ${this.plain(params)}`, answer: this.plain(value) } }
  }

  get #headers(): Record<string, string> {
    return this.#token ? { 'x-auth-token': this.#token } : {}
  }

  /** What an address gives her. */
  async fetch(path: string): Promise<Told> {
    return { question: `GET ${this.plain(path)}`, answer: this.plain(await this.found(path)) }
  }

  /** Its status and its words, with ids as they are. */
  async found(path: string): Promise<object> {
    const answer = await fetch(new URL(path, this.#url), { headers: this.#headers })
    const [body, type] = [Buffer.from(await answer.arrayBuffer()), answer.headers.get('content-type')]
    const isPdf = type === 'application/pdf' && body.includes('%PDF-1.7')
    const words = isPdf
      ? drawnText(body).map((page) => page.map(({ text }) => text))
      : body.toString('latin1')
    return { status: answer.status, type, words }
  }

  /** Several notifications may come with one piece of data, so she looks at what came and does not listen for one. */
  async hearsOf(entity: string): Promise<void> {
    const { notifications, websocket } = this.socket
    const before = notifications.length
    const isTold = () =>
      notifications
        .slice(before)
        .some(({ method, params }) => method === 'storeChanged' && params[0] === entity)
    while (!isTold()) await once(websocket, 'message')
  }

  /**
   * What she was told by herself since she was last asked. Changes of one moment are gathered and asked again two at
   * a time, so how often and in which order they are told hangs on the machine; whether at all, and everything else,
   * on what was done.
   */
  heard(): string[] {
    const news = this.socket.notifications.slice(this.#heard)
    this.#heard = this.socket.notifications.length
    const changed = news.filter(({ method }) => method === 'storeChanged').map((each) => this.plain(each))
    const others = news.filter(({ method }) => method !== 'storeChanged').map((each) => this.plain(each))
    return [...others, ...new Set(changed.toSorted())]
  }
}

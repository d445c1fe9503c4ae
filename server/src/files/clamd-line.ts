import { connect, type Socket } from 'node:net'
import type { ScannerSettings } from './scanner-settings.ts'

/** The virus scanner cannot be asked right now, or not about this; the message tells the operator why. */
export class ScannerDown extends Error {}

/** Milliseconds until a scanner counts as not answering. */
export type ScannerPatience = {
  connect: number
  /** While it takes nothing more of what it is handed, or while it thinks. */
  silence: number
}

const longestAnswer = 4096

/** One connection to clamd, good for one command and one answer. */
export class ClamdLine {
  readonly #socket: Socket
  readonly #place: string
  readonly #silence: number
  readonly #answer = Promise.withResolvers<string>()
  #heard = ''
  #isOver = false
  #sent = 0
  #roomThere: (() => void) | undefined
  #whenOver: (() => void) | undefined

  constructor(settings: ScannerSettings, patience: ScannerPatience) {
    this.#place = 'path' in settings ? settings.path : `${settings.host}:${settings.port}`
    this.#silence = patience.silence
    this.#answer.promise.catch(() => undefined)
    const late = setTimeout(
      () => this.#lose(`took no connection in ${patience.connect} ms`),
      patience.connect,
    )
    this.#socket = connect(settings)
      .once('connect', () => clearTimeout(late))
      .once('close', () => clearTimeout(late))
      .once('close', () => this.#lose('ended the connection without an answer'))
      .on('error', (error) => this.#lose(error.message, error))
      .on('timeout', () => this.#lose(`was silent for ${this.#silence} ms`))
      .on('drain', () => this.#roomThere?.())
      .on('data', (piece: Buffer) => this.#hear(piece))
  }

  /** It has answered, or never will. */
  get isOver(): boolean {
    return this.#isOver
  }

  /** Called once it is over, so that nobody waits for more to send. */
  whenOver(act: () => void): void {
    this.#whenOver = act
  }

  /** Sends these bytes, and returns when there is room for more. */
  async send(...pieces: Buffer[]): Promise<void> {
    if (this.#isOver) throw new Error('nobody listens any more')
    this.#socket.cork()
    for (const piece of pieces) this.#socket.write(piece)
    this.#socket.uncork()
    for (const piece of pieces) this.#sent += piece.length
    if (!this.#socket.writableNeedDrain) return
    const room = Promise.withResolvers<void>()
    this.#roomThere = room.resolve
    this.#socket.setTimeout(this.#silence)
    await room.promise
    // From here on it waits for us.
    this.#socket.setTimeout(0)
  }

  answer(): Promise<string> {
    this.#socket.setTimeout(this.#silence)
    return this.#answer.promise
  }

  /** Ends it; whoever still waits for the answer gets this error. */
  close(reason: unknown = new Error('closed')): void {
    this.#answer.reject(reason)
    this.#end()
  }

  #hear(piece: Buffer): void {
    this.#heard += piece.toString('latin1')
    const end = this.#heard.indexOf('\0')
    if (end < 0 && this.#heard.length < longestAnswer) return
    if (end < 0) return this.#lose('answers without an end')
    this.#answer.resolve(this.#heard.slice(0, end))
    this.#end()
  }

  #lose(what: string, cause?: Error): void {
    const message = `the virus scanner at ${this.#place}: ${what} (after ${this.#sent} bytes)`
    this.#answer.reject(new ScannerDown(message, { cause }))
    this.#end()
  }

  #end(): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#socket.destroy()
    this.#roomThere?.()
    this.#whenOver?.()
  }
}

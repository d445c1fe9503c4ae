import { createHash } from 'node:crypto'
import { visitor } from '@allmende/domain/actor.ts'
import type { Entity, Methods } from '@allmende/domain/method.ts'
import type { Call, Caller, Outcome } from './calls.ts'

/** A read as it was asked, in words: its method and its arguments. */
export type Question = string
export type Shown = { entity: Entity; id: string | number | null; answer: string }

/** How many reads of one client are remembered: more than a page shows, few enough to ask all of them again. */
export const mostQuestions = { user: 100, stranger: 20 }
/** What no page of ours would ask is not remembered, or strangers could fill our memory with it. */
export const longestQuestion = 4096
const longestTogether = 64 * 1024

/** The reads one client was sent, the newest last, with a digest of what they showed. */
export class WatchedReads {
  readonly #shown = new Map<Question, Shown>()
  #length = 0

  get(question: Question): Shown | undefined {
    return this.#shown.get(question)
  }

  get size(): number {
    return this.#shown.size
  }

  entries(): Iterable<[Question, Shown]> {
    return this.#shown
  }

  add(question: Question, shown: Shown, most: number): void {
    this.delete(question)
    if (question.length > longestQuestion) return
    this.#shown.set(question, shown)
    this.#length += question.length
    for (const oldest of this.#shown.keys()) {
      if (this.#shown.size <= most && this.#length <= longestTogether) return
      this.delete(oldest)
    }
  }

  keepNewest(most: number): void {
    for (const oldest of this.#shown.keys()) {
      if (this.#shown.size <= most) return
      this.delete(oldest)
    }
  }

  delete(question: Question): void {
    if (this.#shown.delete(question)) this.#length -= question.length
  }

  clear(): void {
    this.#shown.clear()
    this.#length = 0
  }
}

/** Null for one that was so long that it was read elsewhere. */
export const questionOf = ({ method, params, read }: Call): Question | null =>
  read ? null : `${method} ${JSON.stringify(params ?? [])}`

const methodOf = (question: Question): string => question.slice(0, question.indexOf(' '))

export const callOf = (question: Question): Call => ({
  method: methodOf(question),
  params: JSON.parse(question.slice(question.indexOf(' ') + 1)),
  now: new Date(),
})

/** What a read's answer is made of, where that is something others hear of. */
export function shownBy(contract: Methods, { method, params }: Call): Omit<Shown, 'answer'> | null {
  const shows = Object.hasOwn(contract, method) ? contract[method]?.shows : undefined
  if (!shows) return null
  const id =
    shows.idAt === undefined ? null : ((params as (string | number)[] | undefined)?.[shows.idAt] ?? null)
  return { entity: shows.entity, id }
}

/** Who gets the same answer to this question: all visitors, all of a role where the contract says so, else each alone. */
export function viewersLike(contract: Methods, { session, language }: Caller, question: Question): string {
  const actor = session?.actor ?? visitor
  if (actor.kind !== 'user') return `${language} visitor ${actor.held?.because ?? ''}`
  const bySide = contract[methodOf(question)]?.shows?.alikeFor === 'role'
  return `${language} ${bySide ? actor.roles.toSorted().join(' ') : actor.email}`
}

/** Of outcomes that many viewers get it is asked once for each of them. */
const digests = new WeakMap<Outcome, string>()

export function digest(outcome: Outcome): string {
  const known = digests.get(outcome)
  if (known) return known
  const made = createHash('sha256').update(JSON.stringify(outcome)).digest('base64')
  digests.set(outcome, made)
  return made
}

import type { Methods } from '@allmende/domain/method.ts'
import type { Background } from './background.ts'
import type { Outcome, RunCall } from './calls.ts'
import type { Client } from './hub.ts'
import { accountIn } from './session.ts'
import { callOf, digest, type Question, viewersLike } from './watched-reads.ts'

export type ComparingParts = {
  contract: Methods
  run: RunCall
  background: Background
  isThere: (client: Client) => boolean
}

/**
 * Asks reads again in the background, once for all viewers who get the same answer, and tells those for whom it has
 * become another one.
 */
export function comparing({ contract, run, background, isThere }: ComparingParts) {
  const asking = new Map<string, Set<Client>>()
  /** What a client will hear once all its reads that were to be asked again have been. */
  const news = new Map<Client, { open: number; changed: Map<string, unknown[]> }>()
  /** Comparisons that wait until everyone is known for whom they are made; null where none have to. */
  let held: Parameters<Background['add']>[] | null = null
  const keyOf = (client: Client, question: Question) =>
    `${viewersLike(contract, client, question)} ${question}`

  function ask(client: Client, question: Question): void {
    const key = keyOf(client, question)
    const together = asking.get(key)
    if (together?.has(client)) return
    const pending = news.get(client) ?? { open: 0, changed: new Map() }
    pending.open++
    news.set(client, pending)
    if (together) return void together.add(client)
    asking.set(key, new Set([client]))
    // However much strangers watch, people who are logged in hear of changes first.
    const whose = accountIn(client.session) === null ? 'others' : 'users'
    if (held) held.push([() => compare(key, question), whose])
    else background.add(() => compare(key, question), whose)
  }

  function holdBack(): void {
    held ??= []
  }

  function goOn(): void {
    for (const [work, whose] of held ?? []) background.add(work, whose)
    held = null
  }

  async function compare(key: string, question: Question): Promise<void> {
    const together = [...(asking.get(key) ?? [])]
    asking.delete(key)
    const isStill = (client: Client) =>
      isThere(client) && client.shown.get(question) && keyOf(client, question) === key
    try {
      const [viewer] = together.filter(isStill)
      const outcome = viewer && (await run(viewer, callOf(question)))
      if (outcome && !hasFailed(outcome))
        for (const client of together.filter(isStill)) note(client, question, outcome)
    } finally {
      for (const client of together) close(client)
    }
  }

  function note(client: Client, question: Question, outcome: Outcome): void {
    const shown = client.shown.get(question)
    const answer = digest(outcome)
    if (!shown || shown.answer === answer) return
    // Who may no longer see it hears that, and then nothing more of it.
    if ('error' in outcome) client.shown.delete(question)
    else shown.answer = answer
    news.get(client)?.changed.set(`${shown.entity} ${shown.id}`, [shown.entity, shown.id])
  }

  function close(client: Client): void {
    const pending = news.get(client)
    if (!pending || --pending.open > 0) return
    news.delete(client)
    if (!isThere(client)) return
    for (const params of pending.changed.values()) client.notify('storeChanged', params)
  }

  return { ask, holdBack, goOn }
}

/** A read that could not be made tells nothing about its answer. */
const hasFailed = (outcome: Outcome): boolean =>
  'error' in outcome &&
  (outcome.error.code === -32603 || outcome.error.data?.exceptionTypeName === 'UnavailableException')

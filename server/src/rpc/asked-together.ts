import { visitor } from '@allmende/domain/actor.ts'
import type { Methods } from '@allmende/domain/method.ts'
import { onBehalfOf } from '../database/behalf.ts'
import type { Call, Caller, Outcome, RunCall } from './calls.ts'
import { writeOnce } from './envelope.ts'
import type { Registered } from './method.ts'
import { Rounds } from './rounds.ts'
import { longestQuestion, questionOf, viewersLike } from './watched-reads.ts'

/** How much of one answer is handed out at once: the room for answers stays free for others. */
const mostAtOnce = 4 * 1024 * 1024
/** However small the answer is: sockets have to be written to, and calls come in between. */
const mostTogether = 100

type Waiting = {
  caller: Caller
  call: Call
  resolve: (outcome: Outcome | Promise<Outcome>) => void
  reject: (error: unknown) => void
}

/**
 * Strangers who look at the same thing are told of its change at the same moment and then all ask for it. Those who
 * ask while the same question is being answered wait for the next answer, which is then made once for many of them:
 * it begins after they asked, so it is never older than their question. Those who are `apart` share nothing.
 */
export function askedTogether(
  contract: Methods,
  methods: readonly Registered[],
  run: RunCall,
  apart: (caller: Caller) => string = () => '',
): RunCall {
  const lines = new Map<string, Waiting[]>()
  const handOut = new Rounds()
  const shared = new Set(
    methods
      .filter((method) => method.kind === 'read' && !method.record && contract[method.name]?.shows)
      .map(({ name }) => name),
  )

  async function workOff(key: string, line: Waiting[]): Promise<void> {
    while (line.length > 0) {
      const here = [...line]
      const answered = await answerFirst(key, here)
      line.splice(0, answered)
    }
    lines.delete(key)
  }

  /** Answers so many of them, the first ones; whoever comes meanwhile is not among them. */
  async function answerFirst(key: string, here: readonly Waiting[]): Promise<number> {
    const [first] = here
    if (!first) return 0
    const now = new Date(Math.max(...here.map(({ call }) => call.now.getTime())))
    try {
      // Others wait for it too, who must not wait behind what the first of them has asked besides.
      const outcome = await onBehalfOf({ kind: 'stranger', whose: `question ${key}` }, () =>
        run(first.caller, { ...first.call, now }),
      )
      first.resolve(outcome)
      if (here.length === 1) return 1
      // A refusal may be noted with whom it was given to.
      if ('error' in outcome) return eachAlone(here)
      const bytes = writeOnce(outcome)
      const several = here.slice(0, Math.min(mostTogether, Math.max(1, Math.floor(mostAtOnce / bytes))))
      for (const { caller, resolve } of several.slice(1))
        handOut.begin(caller.address, () => resolve(outcome))
      return several.length
    } catch (error) {
      first.reject(error)
      return eachAlone(here)
    }
  }

  function eachAlone(here: readonly Waiting[]): number {
    for (const { caller, call, resolve } of here.slice(1)) resolve(run(caller, call))
    return here.length
  }

  return (caller, call) => {
    if (!shared.has(call.method) || (caller.session?.actor ?? visitor).kind !== 'visitor')
      return run(caller, call)
    const question = questionOf(call)
    if (question === null || question.length > longestQuestion) return run(caller, call)
    const key = `${apart(caller)} ${viewersLike(contract, caller, question)} ${question}`
    return new Promise((resolve, reject) => {
      const waiting = { caller, call, resolve, reject }
      const line = lines.get(key)
      if (line) return void line.push(waiting)
      const begun = [waiting]
      lines.set(key, begun)
      void workOff(key, begun)
    })
  }
}

import { createRequire } from 'node:module'
import type { check, Diagnostics } from 'recheck'

type Checker = { checkSync: (...given: Parameters<typeof check>) => Diagnostics }

// The build that is JavaScript alone: the package's own entry looks for Java and for programs of other systems.
const { checkSync }: Checker = createRequire(import.meta.url)('recheck/lib/browser.js')

export type Judgement =
  | { verdict: 'linear' }
  /** n to the power of `degree` for a text of n signs, 2 to the power of n where there is none; `attack` shows it. */
  | { verdict: 'slow'; degree?: number; attack: string }
  /** The proof does not know what the expression uses, such as a look ahead; trying it out found nothing. */
  | { verdict: 'tried' }
  | { verdict: 'unknown'; why: string }

/** A guard only: the longest of ours take seconds, on a busy machine minutes. */
const patience = 1_800_000

/** How the time an expression takes grows with the text: proven where it can be, else tried out by counted steps. */
export function judgementOf(source: string, flags: string): Judgement {
  const proof = checkSync(source, flags, { checker: 'automaton', timeout: patience })
  const isBeyondProof = proof.status === 'unknown' && proof.error.kind === 'unsupported'
  if (!isBeyondProof) return judgement(proof)
  return judgement(checkSync(source, flags, { checker: 'fuzz', timeout: patience, randomSeed: 1 }))
}

function judgement(found: Diagnostics): Judgement {
  if (found.status === 'unknown') return { verdict: 'unknown', why: found.error.kind }
  if (found.status === 'safe') return { verdict: found.checker === 'fuzz' ? 'tried' : 'linear' }
  const { complexity, attack } = found
  const degree = complexity.type === 'polynomial' && { degree: complexity.degree }
  return { verdict: 'slow', ...degree, attack: attack.string.slice(0, 200) }
}

import type { Actor } from '../actor.ts'
import { allowed, refused, type Verdict } from '../verdict.ts'

/** Who may do what with accounts. The server enforces it; the screens use it to explain. */
export const accountPolicy = {
  /** The one-time link is the permission: whoever holds an unused one sets the platform up. */
  setUp(_actor: Actor, { setup }: { setup: unknown }): Verdict {
    return setup ? allowed : refused('linkUnusable')
  },
}

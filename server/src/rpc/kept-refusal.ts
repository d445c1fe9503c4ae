import { Refusal, type Refused } from '@allmende/domain/verdict.ts'
import type { Db } from '../database/schema.ts'
import type { Announcement } from './announcements.ts'

/** What of a refused call stays, although the call itself is undone. */
export type Kept = { run: (db: Db) => Promise<void>; announce?: readonly Announcement[] }

/** A "no" with consequences: they are written in a transaction of their own before it is answered. */
export class KeptRefusal extends Refusal {
  readonly kept: Kept
  constructor(verdict: Refused, kept: Kept) {
    super(verdict)
    this.kept = kept
  }
}

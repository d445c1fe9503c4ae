import type { ResumedRounds } from '@allmende/domain/procedure/state.ts'
import type { StoredResumedRounds } from './procedure.tables.ts'

/** What has become of a lot's rounds, from what is stored. */
export const resumedRoundsIn = (stored: StoredResumedRounds): ResumedRounds[] =>
  stored.map(({ ended, next }) => ({ ended: new Date(ended), next: new Date(next) }))

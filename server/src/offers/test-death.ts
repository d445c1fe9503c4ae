import { join } from 'node:path'

/** At which statement of which call a server dies: just before it or, of a commit, also once it is done. */
export type Death = { callId: string; at: string; when: 'before' | 'after' }

/** Where it is told so. */
export const deathIn = (dataDir: string): string => join(dataDir, 'death.json')

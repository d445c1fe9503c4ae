import { existingTender } from '../tenders/tenders.queries.ts'
import type { Making } from './makes.ts'
import { findAnnouncedVersion, listParticipants, listSteps } from './tender-facts.queries.ts'

/** A tender as it stands: what was announced, its lots and their outcome, its team, who took part and how it went. */
export async function* tenderData({ context: { db }, archive }: Making): AsyncGenerator<string> {
  const { tenderId } = archive
  const data = {
    tender: await existingTender(db, tenderId),
    steps: await listSteps(db, tenderId),
    participants: await listParticipants(db, tenderId),
  }
  yield `${JSON.stringify(data, null, 1)}\n`
}

/** One announced version, with what changed by it. */
export async function* versionData(
  { context: { db }, archive }: Making,
  version: number,
): AsyncGenerator<string> {
  yield `${JSON.stringify(await findAnnouncedVersion(db, archive.tenderId, version), null, 1)}\n`
}

import { inForce, lotDeadlinesIn, onWhatIsInForce } from '@allmende/domain/tenders/deadlines-in-force.ts'
import { lotsOf, parcelsIn } from '@allmende/domain/tenders/lots.ts'
import type { AskedVersion, Tender } from '@allmende/domain/tenders/tenders.contract.ts'
import { existing } from '@allmende/domain/verdict.ts'
import type { z } from 'zod'
import type { Db } from '../../database/schema.ts'
import { findOrganizationName } from '../../organizations/organizations.queries.ts'
import { formOfTender } from '../tender-form.ts'
import { findPendingChange, findVersion } from './changes.queries.ts'
import type { ChangedContent } from './stored-values.ts'

export type Asked = z.output<typeof AskedVersion>

/** The tender as it was announced, or as it would be announced now. */
export const askedTender = (db: Db, tender: Tender, asked: Asked): Promise<Tender> =>
  asked === 'pending' ? pendingTender(db, tender) : announcedTender(db, tender, asked)

async function announcedTender(db: Db, tender: Tender, version: number): Promise<Tender> {
  const { lots, ...content } = existing(await findVersion(db, tender.id, version))
  const known = new Map(tender.lots.map((lot) => [lot.id, lot]))
  return {
    ...(await laidOver(db, tender, content)),
    lots: lots.flatMap((lot) => {
      const today = known.get(lot.id)
      return today ? [{ ...today, ...lot }] : []
    }),
  }
}

/** A lot that is new has no number yet: until it is announced it stands in the panels alone. */
async function pendingTender(db: Db, tender: Tender): Promise<Tender> {
  if (tender.published === null) return tender
  const { form } = await formOfTender(db, tender, 'de')
  const now = inForce(form, tender)
  const change = await findPendingChange(db, tender.id)
  if (!change) return now
  const wanted = onWhatIsInForce(form, { ...tender, ...change.content }, { from: change.from, now })
  const facts = new Map(lotsOf(form, wanted.panels, wanted).map((lot) => [lot.identifier, lot]))
  const deadlines = lotDeadlinesIn(form, wanted)
  return {
    ...(await laidOver(db, tender, wanted)),
    lots: tender.lots.map((lot) => ({
      ...lot,
      ...facts.get(lot.identifier),
      ...(lot.identifier === null && tender.type === 5 ? {} : deadlines.get(lot.identifier)),
    })),
  }
}

async function laidOver(db: Db, tender: Tender, content: ChangedContent): Promise<Tender> {
  const { organizationId, panels } = content
  return {
    ...tender,
    ...content,
    propertyIds: parcelsIn(panels),
    organizationName: organizationId === null ? null : await findOrganizationName(db, organizationId),
  }
}

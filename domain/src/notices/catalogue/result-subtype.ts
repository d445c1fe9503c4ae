import type { SubtypeFacts } from './catalogue.ts'

type Kind = Pick<SubtypeFacts, 'id' | 'legalBasis' | 'formType' | 'noticeType'>

/** `standard` of `cn-standard` and `pin-cfc-standard`: under which regime something is bought. */
const regimeOf = ({ noticeType }: Kind): string => noticeType.slice(noticeType.lastIndexOf('-') + 1)

/**
 * The notice that tells how a competition ended: of the same directive and the same regime. Null where the standard has
 * none, as for a qualification system, which is no procurement yet.
 */
export function resultSubtypeOf(subtypes: readonly Kind[], subtype: string): string | null {
  const competition = subtypes.find(({ id, formType }) => id === subtype && formType === 'competition')
  if (!competition) return null
  const wanted = `can-${regimeOf(competition)}`
  const result = subtypes.find(
    ({ formType, legalBasis, noticeType }) =>
      formType === 'result' && legalBasis === competition.legalBasis && noticeType === wanted,
  )
  return result?.id ?? null
}

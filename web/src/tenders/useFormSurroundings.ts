import { asksForOffersOnly } from '@allmende/domain/procedure/stages.ts'
import { isRun, type TenderType } from '@allmende/domain/procedure/tender-type.ts'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import { placesOf } from '@allmende/domain/notices/form/form-index.ts'
import { type PartySource, partiesOf } from '@allmende/domain/notices/values/parties.ts'
import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import { derivedDeadlineFields } from '@allmende/domain/tenders/notice/notice-facts.ts'
import { labelsOf } from '@allmende/domain/tenders/tenders.texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { LotDeadline } from '../notices/notice-context.ts'
import { useNewOrganization } from '../organizations/useNewOrganization.tsx'
import { organizationsQuery } from '../organizations/organizations.query.ts'
import { useSay } from '../ui/language.tsx'
import { LotParcels } from './lots/LotParcels.tsx'
import { texts } from './tender-form.texts.ts'

/** What a notice's form knows of the platform round it: authorities, parcels, deadlines a lot may set itself. */
export function useFormSurroundings(
  type: TenderType,
  form: Form,
  saved: PanelValues | undefined,
  skippedPhases: readonly number[] = [],
) {
  const say = useSay()
  const organizations = useQuery(organizationsQuery('CLIENT')).data
  const asksBidders = useMemo(() => namesBidders(form, saved, organizations), [form, saved, organizations])
  const bidders = useQuery({ ...organizationsQuery('CONTRACTOR'), enabled: asksBidders }).data
  const { ask, dialog } = useNewOrganization()
  const noneApplies = asksForOffersOnly({ skippedPhases })
  const deadlines = useMemo<readonly LotDeadline[] | undefined>(() => {
    if (!isRun(type)) return undefined
    const labels = labelsOf(type)
    const offers = { fact: 'offerDeadline', label: say(labels.offerDeadline) } as const
    return noneApplies
      ? [offers]
      : [{ fact: 'applicationDeadline', label: say(labels.applicationDeadline) }, offers]
  }, [say, type, noneApplies])
  const derived = useMemo(
    () => (isRun(type) ? { fieldIds: derivedDeadlineFields, hint: say(texts.followsDeadlines) } : undefined),
    [say, type],
  )
  return {
    organizations,
    bidders,
    deadlines,
    derived,
    LotPart: LotParcels,
    onCreateOrganization: ask,
    dialog,
  }
}

/** Only results and their like name bidders, or a notice from elsewhere that has one of ours. */
function namesBidders(
  form: Form,
  saved: PanelValues = [],
  organizations: readonly PartySource[] | undefined,
): boolean {
  if (placesOf(form).has('OPT-300-Tenderer')) return true
  const known = new Set(organizations?.map(({ id }) => id))
  return Boolean(
    organizations &&
      partiesOf(saved).some(
        ({ organizationId }) => organizationId !== undefined && !known.has(organizationId),
      ),
  )
}

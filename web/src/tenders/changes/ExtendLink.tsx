import type { Form } from '@allmende/domain/notices/form/form.ts'
import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { isSeenInside } from '@allmende/domain/tenders/tenders.policy.ts'
import { AppLink } from '../../ui/AppLink.tsx'
import { useSay } from '../../ui/language.tsx'
import { lotName } from '../course/lot-names.ts'
import { texts } from './change-form.texts.ts'
import classes from './changes.module.css'
import { deadlineFieldPath, lotDeadlineToExtend } from './deadline-to-extend.ts'

type ExtendLinkProps = {
  tender: ShownTender
  lotId: number
  form: Form | undefined
  of: 'applicationDeadline' | 'offerDeadline'
}

/** Leads to the field in which the running deadline of a lot is changed; where there is but one the menu does. */
export function ExtendLink({ tender, lotId, form, of }: ExtendLinkProps) {
  const say = useSay()
  const lot = isSeenInside(tender) && tender.lots.find(({ id }) => id === lotId)
  if (!lot || !form || tender.lots.length === 1 || !isSeenInside(tender)) return null
  const place = lotDeadlineToExtend(tender, lot, form)
  if (place?.fact !== of) return null
  return (
    <AppLink
      href={deadlineFieldPath(tender.id, place.path)}
      className={classes.extend}
      aria-label={say(texts.extendOf, { lot: lotName(lot) })}
    >
      {say(texts.extend)}
    </AppLink>
  )
}

import type { CodeLists } from '@allmende/domain/notices/catalogue/code-lists.ts'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import type { Tender } from '@allmende/domain/tenders/tenders.contract.ts'
import { teamRoleTexts, tenderLabels } from '@allmende/domain/tenders/tenders.texts.ts'
import { sayMoment } from '@allmende/domain/times.ts'
import { useQuery } from '@tanstack/react-query'
import { organizationsQuery } from '../organizations/organizations.query.ts'
import { ConflictChoice, type SpokenDifference } from '../ui/form/ConflictNotice.tsx'
import { merged } from '../ui/form/merge.ts'
import { useLanguage, useSay } from '../ui/language.tsx'
import { noticeDifferences } from './differences.ts'
import { mergedValues } from './merged-values.ts'
import { deadlinesIn, type TenderEntries } from './tender-entries.ts'
import { stateOf, type TenderFormState } from './useTenderForm.ts'

type TenderConflictProps = { tenderForm: TenderFormState; tender: Tender; form: Form; lists: CodeLists }

const ownKeys = [
  'name',
  'description',
  'organizationId',
  'applicationDeadline',
  'offerDeadline',
  'finalDeadline',
  'deadlinePeriodDays',
  'team',
  'informationRooms',
  'roomTemplates',
] as const satisfies readonly (keyof TenderEntries)[]

/** Someone else has saved this tender meanwhile: both states side by side, nothing lost. */
export function TenderConflict({ tenderForm, tender, form, lists }: TenderConflictProps) {
  const { language } = useLanguage()
  const spoken = useSpokenEntries()
  const { base, entries, panels, rebase, dirty } = tenderForm
  const [mine, theirs] = [{ entries, panels }, stateOf(tender)]
  const own = merged(base.entries, entries, theirs.entries, ownKeys)
  const ofEntries = [...own.disputed, ...own.taken].map(({ path }) =>
    spoken(path as (typeof ownKeys)[number], entries, theirs.entries),
  )
  return (
    <ConflictChoice
      differences={[...ofEntries, ...noticeDifferences(form, lists, language, { base, mine, theirs })]}
      nothingTyped={!dirty}
      onKeepMine={() =>
        rebase({
          entries: own.values,
          panels: mergedValues(form, { base: base.panels, mine: panels, theirs: theirs.panels }),
        })
      }
      onTakeTheirs={() => rebase()}
    />
  )
}

/** What stands beside the notice, in words. */
function useSpokenEntries() {
  const say = useSay()
  const { language } = useLanguage()
  const { data: authorities = [] } = useQuery(organizationsQuery('CLIENT'))
  const words = (key: (typeof ownKeys)[number], entries: TenderEntries): string => {
    switch (key) {
      case 'organizationId':
        return authorities.find(({ id }) => id === entries.organizationId)?.name ?? ''
      case 'team':
        return entries.team
          .map(({ userName, role }) => `${userName} (${say(teamRoleTexts[role])})`)
          .join(', ')
      case 'informationRooms':
      case 'roomTemplates':
        return entries[key].map(({ name }) => name).join(', ')
      case 'applicationDeadline':
      case 'offerDeadline':
      case 'finalDeadline': {
        const moment = deadlinesIn(entries)[key]
        return moment ? sayMoment(moment, language) : (entries[key] ?? '')
      }
      default:
        return String(entries[key] ?? '')
    }
  }
  return (key: (typeof ownKeys)[number], mine: TenderEntries, theirs: TenderEntries): SpokenDifference => ({
    key,
    label: say(tenderLabels[key]),
    mine: words(key, mine),
    theirs: words(key, theirs),
  })
}

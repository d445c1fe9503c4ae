import type { CodeLists } from '@allmende/domain/notices/catalogue/code-lists.ts'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import { noticeFacts } from '@allmende/domain/tenders/notice/notice-facts.ts'
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
import type { TenderState } from './useTenderForm.ts'

type TenderConflictProps = {
  /** As it was, as it is here, and as someone else has saved it. */
  sides: { base: TenderState; mine: TenderState; theirs: TenderState }
  nothingTyped: boolean
  form: Form
  lists: CodeLists
  onRebase: (mine?: TenderState) => void
}

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
export function TenderConflict({ sides, nothingTyped, form, lists, onRebase }: TenderConflictProps) {
  const { language } = useLanguage()
  const spoken = useSpokenEntries()
  const { base, mine, theirs } = sides
  const own = merged(base.entries, mine.entries, theirs.entries, ownKeys)
  const saidByNotice = Object.keys(noticeFacts(form, theirs.panels))
  const besides = [...own.disputed, ...own.taken].filter(({ path }) => !saidByNotice.includes(path))
  const ofEntries = besides.map((one) => ({
    ...spoken(one.path as (typeof ownKeys)[number], mine.entries, theirs.entries),
    isDisputed: own.disputed.includes(one),
  }))
  return (
    <ConflictChoice
      differences={[...ofEntries, ...noticeDifferences(form, lists, language, sides)]}
      nothingTyped={nothingTyped}
      onKeepMine={() =>
        onRebase({
          entries: own.values,
          panels: mergedValues(form, { base: base.panels, mine: mine.panels, theirs: theirs.panels }),
        })
      }
      onTakeTheirs={() => onRebase()}
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
  return (
    key: (typeof ownKeys)[number],
    mine: TenderEntries,
    theirs: TenderEntries,
  ): Omit<SpokenDifference, 'isDisputed'> => ({
    key,
    label: say(tenderLabels[key]),
    mine: words(key, mine),
    theirs: words(key, theirs),
  })
}

import type { TeamLot, TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { sayDeadline } from '@allmende/domain/times.ts'
import { Button } from '@mantine/core'
import { serverNow } from '../../rpc/clock.ts'
import { lotName } from '../../tenders/course/lot-names.ts'
import { tenderPath } from '../../tenders/tender-paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import { AppLink } from '../../ui/AppLink.tsx'
import { sayDaysLeft } from '../../ui/countdown.ts'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { useTimeLeft } from '../../ui/useTimeLeft.ts'
import { waitOf } from './award-waits.ts'
import { comparisonAnchor } from './comparison-anchor.ts'
import { announcedWinner } from './contenders.ts'
import { texts } from './waiting.texts.ts'

const day = 86_400_000

/** One line for each lot of which an award is announced; the comparison tells the rest. */
export const AwardNotices = ({ tender }: { tender: TeamTender }) =>
  tender.lots.map((lot) => <AwardNotice key={lot.id} tender={tender} lot={lot} />)

function AwardNotice({ tender, lot }: { tender: TeamTender; lot: TeamLot }) {
  const say = useSay()
  const { language } = useLanguage()
  const { award, outcome } = lot
  const left = useTimeLeft(award?.awardableFrom ?? null) ?? 0
  if (award === null || outcome !== null) return null
  const values = { name: announcedWinner(lot)?.organizationName ?? '', lot: lotName(lot) }
  const moment = award.awardableFrom ? sayDeadline(award.awardableFrom, language) : ''
  const days = left > day ? sayDaysLeft(left, language) : null
  const way = (
    <Button
      component={AppLink}
      href={`${tenderPath(tender.id)}#${comparisonAnchor}`}
      size="sm"
      variant="default"
    >
      {say(texts.toComparison)}
    </Button>
  )
  return (
    <Alert
      tone="info"
      isQuiet
      title={say(tender.lots.length > 1 ? texts.announcedForLot : texts.announced, values)}
      action={way}
    >
      {say(waitOf(award, serverNow()), { moment })}
      {days && ` (${days})`}
    </Alert>
  )
}

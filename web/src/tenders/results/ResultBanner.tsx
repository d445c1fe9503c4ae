import { resultTitle } from '@allmende/domain/tenders/results/result-name.ts'
import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { isSeenInside } from '@allmende/domain/tenders/tenders.policy.ts'
import { Button } from '@mantine/core'
import { Alert } from '../../ui/Alert.tsx'
import { AppLink } from '../../ui/AppLink.tsx'
import { useSay } from '../../ui/language.tsx'
import { tenderPath } from '../tender-paths.ts'
import { texts } from './results.texts.ts'

/** Whose result a notice tells, for those who run both. */
export function ResultBanner({ tender }: { tender: ShownTender }) {
  const say = useSay()
  if (!isSeenInside(tender) || tender.resultOf === null) return null
  const way = (
    <Button component={AppLink} href={tenderPath(tender.resultOf)} size="sm" variant="default">
      {say(texts.toTender)}
    </Button>
  )
  return (
    <Alert tone="info" isQuiet title={say(texts.resultOf, { name: resultTitle(tender.name) })} action={way}>
      {say(texts.explained)}
    </Alert>
  )
}

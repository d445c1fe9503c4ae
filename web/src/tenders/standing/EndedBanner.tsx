import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { sayDay } from '@allmende/domain/times.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Clamped } from '../../ui/Clamped.tsx'
import { useSay } from '../../ui/language.tsx'
import { endOf } from './standing.ts'
import { texts } from './standing.texts.ts'

/** That the tender was cancelled or put aside, for everyone who sees it. */
export function EndedBanner({ tender }: { tender: ShownTender }) {
  const say = useSay()
  const end = endOf(tender)
  return (
    end && (
      <Alert tone="info" isQuiet>
        {say(end.text, { day: sayDay(end.at) })}
        {tender.cancelReason && (
          <Clamped as="p" lines={6}>
            {say(texts.reason, { reason: tender.cancelReason })}
          </Clamped>
        )}
      </Alert>
    )
  )
}

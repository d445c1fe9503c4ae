import type { TeamLot, TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { late } from '../../shell/late.ts'
import { useServerTime } from '../../tenders/portal/useServerTime.ts'
import { Alert } from '../../ui/Alert.tsx'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { texts } from './board.texts.ts'
import { deadEnd, mayEnd } from './way-out.ts'

const EndLotDialog = late(async () => (await import('../../tenders/course/EndLotDialog.tsx')).EndLotDialog)

/** Where nobody is left to go on with: why, and how the lot ends. */
export function WayOut({ tender, lot }: { tender: TeamTender; lot: TeamLot }) {
  const say = useSay()
  const { language } = useLanguage()
  const [isEnding, setEnding] = useState(false)
  const why = deadEnd(tender, lot, useServerTime(), language)
  return (
    <>
      {why !== null && (
        <Alert
          tone="warning"
          title={say(texts.wayOut)}
          {...(mayEnd(lot) && {
            action: (
              <Button variant="default" size="sm" onClick={() => setEnding(true)}>
                {say(texts.endLot)}
              </Button>
            ),
          })}
        >
          {mayEnd(lot) ? why : `${why} ${say(texts.endByAdmin)}`}
        </Alert>
      )}
      {isEnding && (
        <Suspense>
          <EndLotDialog tender={tender} lotId={lot.id} onClose={() => setEnding(false)} />
        </Suspense>
      )}
    </>
  )
}

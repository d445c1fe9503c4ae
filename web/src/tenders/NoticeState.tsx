import { countErrors } from '@allmende/domain/tenders/check/first-findings.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { rpcQuery } from '../rpc/queries.ts'
import { Alert } from '../ui/Alert.tsx'
import { AppLink } from '../ui/AppLink.tsx'
import { useSay } from '../ui/language.tsx'
import { editPath } from './tender-paths.ts'
import { texts } from './tenders.texts.ts'

/** How far the notice has come, and the way to what it lacks. */
export function NoticeState({ tender, mayEdit }: { tender: TeamTender; mayEdit: boolean }) {
  const say = useSay()
  const { data } = useQuery({
    ...rpcQuery('checkNotice', tender.id),
    queryKey: ['checkNotice', tender.id, tender.version],
  })
  if (!data) return null
  const n = countErrors(data)
  if (n === 0) return <Alert tone="success">{say(texts.complete)}</Alert>
  return (
    <Alert
      tone="info"
      {...(mayEdit && {
        action: (
          <Button component={AppLink} href={editPath(tender.id)} size="sm" variant="default">
            {say(texts.toForm)}
          </Button>
        ),
      })}
    >
      {say(n === 1 ? texts.oneFinding : texts.findings, { n })}
    </Alert>
  )
}

import type { ArchiveState } from '@allmende/domain/archive/archive.contract.ts'
import { isSeenInside } from '@allmende/domain/tenders/tenders.policy.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { LoadingScreen } from '../errors/LoadingScreen.tsx'
import { queryClient, rpcQuery, useChange } from '../rpc/queries.ts'
import { useTender } from '../tenders/frame/tender-context.ts'
import { FormSection } from '../ui/form/FormSection.tsx'
import { useSay } from '../ui/language.tsx'
import { LoadFault } from '../ui/LoadFault.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { toast } from '../ui/toasts.tsx'
import classes from './archive.module.css'
import { texts } from './archive.texts.ts'
import { ArchiveStart } from './ArchiveStart.tsx'
import { LibraryLine } from './LibraryLine.tsx'
import { Making } from './Making.tsx'
import { ReadyArchive } from './ReadyArchive.tsx'

/** How often is asked how far it is, while something is underway. */
const askEvery = 1000

const isUnderway = ({ state, library }: ArchiveState): boolean =>
  state === 'MAKING' || (state === 'READY' && ['WAITING', 'SENDING'].includes(library.state))

/** The export of a tender, for its admins. */
export function ArchiveScreen() {
  const tender = useTender()
  return isSeenInside(tender) ? <Loaded tender={tender} /> : null
}

function Loaded({ tender }: { tender: TeamTender }) {
  const say = useSay()
  const query = rpcQuery('getArchive', tender.id)
  const archive = useQuery({
    ...query,
    refetchInterval: ({ state: { data } }) => (data && isUnderway(data) ? askEvery : false),
  })
  const exporting = useChange('exportArchive')
  const ask = (wish: { sealed?: boolean; anew?: boolean }) =>
    exporting.mutate([tender.id, wish], {
      onSuccess: (state) => queryClient.setQueryData(query.queryKey, state),
      onError: (error) => toast.error(error.message, say(texts.failed)),
    })
  const { data: state, error } = archive
  return (
    <>
      <PageHeader level={2} title={say(texts.title)} lead={say(texts.lead)} />
      {error && !state && (
        <LoadFault title={say(texts.notLoaded)} error={error} onRetry={() => void archive.refetch()} />
      )}
      {!state && !error && <LoadingScreen />}
      {state && (
        <div className={classes.page}>
          {(state.state === 'MAKING' || state.state === 'FAILED') && (
            <Making state={state} isAsking={exporting.isPending} onAgain={() => ask({})} />
          )}
          {state.state === 'READY' && <ReadyArchive tenderId={tender.id} state={state} />}
          <LibraryLine state={state} isAsking={exporting.isPending} onAgain={() => ask({})} />
          {state.state !== 'MAKING' && (
            <ArchiveStart
              key={state.state}
              wasSealed={state.sealed}
              isAnew={state.state !== 'NONE'}
              isAsking={exporting.isPending}
              onStart={(sealed) => ask({ sealed, anew: state.state !== 'NONE' })}
            />
          )}
          <Verifying />
        </div>
      )}
    </>
  )
}

function Verifying() {
  const say = useSay()
  return (
    <FormSection title={say(texts.verify)}>
      <ol className={classes.list}>
        <li>{say(texts.verifyUnpack)}</li>
        <li>{say(texts.verifyPage)}</li>
        <li>{say(texts.verifyHash)}</li>
      </ol>
    </FormSection>
  )
}

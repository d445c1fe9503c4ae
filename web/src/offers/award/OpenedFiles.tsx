import type { LotParticipant, TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { rpcQuery } from '../../rpc/queries.ts'
import { applicantPath } from '../../tenders/tender-paths.ts'
import { AppLink } from '../../ui/AppLink.tsx'
import { useSay } from '../../ui/language.tsx'
import classes from './award.module.css'
import { openedFiles } from './comparison.ts'
import { texts } from './comparison.texts.ts'

/** So many are named; the company's page has all of them. */
const named = 3

type OpenedFilesProps = { tender: TeamTender; lotId: number; part: LotParticipant }

/** What was opened of an offer; of what is sealed nothing is even asked for. */
export function OpenedFiles({ tender, lotId, part }: OpenedFilesProps) {
  const say = useSay()
  const isOpened = part.offerOpenedAt !== null
  const { data } = useQuery({ ...rpcQuery('getSubmissions', part.offerId), enabled: isOpened })
  const { data: rooms } = useQuery({ ...rpcQuery('getRoomsByProjectId', tender.id), enabled: isOpened })
  if (!isOpened) return say(part.offerSent === null ? texts.none : texts.sealed)
  const files = openedFiles(part, lotId, data?.submissions, rooms)
  if (files === null) return say(texts.none)
  return (
    <>
      <AppLink href={applicantPath(tender.id, part.organizationId)}>
        {say(texts.countFiles, { n: files.length })}
      </AppLink>
      <ul className={classes.files}>
        {files.slice(0, named).map(({ documentId, name }) => (
          <li key={documentId}>{name}</li>
        ))}
        {files.length > named && <li>{say(texts.moreFiles, { n: files.length - named })}</li>}
      </ul>
    </>
  )
}

import { isContinuous } from '@allmende/domain/procedure/tender-type.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { isPublic, isSeenInside } from '@allmende/domain/tenders/tenders.policy.ts'
import { sayDeadline } from '@allmende/domain/times.ts'
import { Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import { serverNow } from '../../rpc/clock.ts'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { Column } from '../../ui/table/table.types.ts'
import { actionTexts } from '../actions/action.texts.ts'
import { actionIcons } from '../actions/action-icons.ts'
import { lotName } from '../course/lot-names.ts'
import { useTender } from '../frame/tender-context.ts'
import { InvitationList } from '../people/InvitationList.tsx'
import { InviteDialog } from '../people/InviteDialog.tsx'
import { applicantPath } from '../tender-paths.ts'
import { filedMoments, mayInvite, type ParticipantRow, participantRows } from './participants.ts'
import { texts } from './participants.texts.ts'
import { PartState } from './PartState.tsx'

const keyOf = ({ lot, part }: ParticipantRow): string => `${lot.id} ${part.offerId} ${part.round ?? ''}`
const none = '–'

/** Everyone who takes part, lot by lot; the frame lets nobody in but the team. */
export function ParticipantsScreen() {
  const tender = useTender()
  return isSeenInside(tender) && <Participants tender={tender} />
}

function Participants({ tender }: { tender: TeamTender }) {
  const say = useSay()
  const rows = useMemo(() => participantRows(tender), [tender])
  const columns = useColumns(tender)
  const isInterest = tender.type === 2
  const title = say(isInterest ? texts.interested : texts.participants)
  const companies = new Set(rows.map(({ part }) => part.organizationId)).size
  return (
    <>
      <PageHeader
        level={2}
        title={title}
        count={companies}
        lead={say(isInterest ? texts.leadInterested : texts.lead)}
        {...(mayInvite(tender) && { actions: <InviteButton tender={tender} /> })}
      />
      <DataTable
        caption={title}
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        rowLink={({ part }) => applicantPath(tender.id, part.organizationId)}
        searchable={rows.length > 10}
        bare
        initialSort={{ key: 'organization', direction: 'asc' }}
        empty={{
          title: say(isInterest ? texts.emptyInterested : texts.empty),
          text: say(isPublic(tender, serverNow()) ? texts.emptyText : texts.emptyDraft),
        }}
      />
      {tender.stage !== null && <InvitationList tenderId={tender.id} />}
    </>
  )
}

function InviteButton({ tender }: { tender: TeamTender }) {
  const say = useSay()
  const [isInviting, setInviting] = useState(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<actionIcons.invite size={20} aria-hidden />}
        onClick={() => setInviting(true)}
      >
        {say(actionTexts.invite)}
      </Button>
      {isInviting && <InviteDialog tender={tender} onClose={() => setInviting(false)} />}
    </>
  )
}

function useColumns({ type, lots, skippedPhases }: TeamTender): readonly Column<ParticipantRow>[] {
  const say = useSay()
  const { language } = useLanguage()
  const hasLots = lots.length > 1
  const hasRounds = isContinuous(type)
  const moments = useMemo(() => filedMoments({ type, skippedPhases }), [type, skippedPhases])
  return useMemo(() => {
    const moment = (key: 'applicationSent' | 'offerSent'): Column<ParticipantRow> => ({
      key,
      title: say(texts[key]),
      value: ({ part }) => part[key],
      render: ({ part }) => (part[key] ? sayDeadline(part[key], language) : none),
      searched: false,
    })
    return [
      {
        key: 'organization',
        title: say(texts.organization),
        value: ({ part }) => part.organizationName,
        fact: true,
      },
      ...(hasLots
        ? [
            {
              key: 'lot',
              title: say(texts.lot),
              value: ({ lot }: ParticipantRow) => lotName(lot),
              fact: true,
            },
          ]
        : []),
      ...(hasRounds
        ? [
            {
              key: 'round',
              title: say(texts.round),
              value: ({ part }: ParticipantRow) => part.round,
              width: '96px',
            },
          ]
        : []),
      {
        key: 'state',
        title: say(texts.state),
        value: ({ state }) => say(state),
        render: (row) => <PartState {...row} />,
        width: '30%',
        fact: true,
      },
      ...moments.map((key) => ({ ...moment(key), fact: key === 'applicationSent' })),
    ]
  }, [say, language, hasLots, hasRounds, moments])
}

import type { Room } from '@allmende/domain/rooms/rooms.contract.ts'
import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { isSeenInside } from '@allmende/domain/tenders/tenders.policy.ts'
import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { NotFoundScreen } from '../errors/NotFoundScreen.tsx'
import { RoomSection } from '../rooms/RoomSection.tsx'
import { RoomShape } from '../rooms/RoomShape.tsx'
import { texts } from '../rooms/rooms.texts.ts'
import { anchorOfRoom } from '../rooms/room-paths.ts'
import { UploadHelp } from '../rooms/uploads/UploadHelp.tsx'
import { rpcQuery } from '../rpc/queries.ts'
import { lotName } from '../tenders/course/lot-names.ts'
import { usePageThing, useTender } from '../tenders/frame/tender-context.ts'
import { AppLink } from '../ui/AppLink.tsx'
import { useSay } from '../ui/language.tsx'
import { LoadFault } from '../ui/LoadFault.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { useStrayDrops } from '../ui/upload/useStrayDrops.ts'
import { applicantsIn, partsOf } from './applicants/applicants.ts'
import { whySealed } from './applicants/why-sealed.ts'
import classes from './parts/parts.module.css'
import { numberIn, pageOfRoom, pageTitleOf } from './room-page.ts'

/** One room of one company's part in a tender, for the company and for the team; nothing else of either. */
export function DataRoomScreen() {
  const say = useSay()
  const tender = useTender()
  const params = useParams({ strict: false })
  const [roomId, offerId] = [numberIn(params.roomId), numberIn(params.offerId)]
  const { data, error, refetch } = useQuery(rpcQuery('getRoomsByProjectId', tender.id))
  if (error && !data)
    return <LoadFault title={say(texts.notLoaded)} error={error} onRetry={() => void refetch()} />
  if (!data) return <RoomShape />
  const room = data.find((one) => one.id === roomId && one.offerId === offerId && offerId !== null)
  return room ? <DataRoom key={room.id} tender={tender} room={room} /> : <NotFoundScreen />
}

function DataRoom({ tender, room }: { tender: ShownTender; room: Room }) {
  const say = useSay()
  const company = companyOf(tender, room)
  const page = company?.name ?? say(pageTitleOf(tender, room))
  const path = pageOfRoom(tender, room)
  usePageThing(room.name, page, path)
  useStrayDrops()
  const lot = tender.lots.length > 1 && tender.lots.find(({ id }) => id === room.lotId)
  const note = [company?.name, lot && lotName(lot)].filter(Boolean).join(' · ')
  return (
    <div className={classes.page}>
      <PageHeader
        level={2}
        title={say(texts.dataRoom)}
        actions={
          <Button
            component={AppLink}
            href={`${path}#${anchorOfRoom(room.id)}`}
            variant="default"
            leftSection={<IconArrowLeft size={20} aria-hidden />}
          >
            {say(texts.backTo, { page })}
          </Button>
        }
      />
      {room.readOnly === null && <UploadHelp />}
      <RoomSection
        tender={tender}
        room={room}
        {...(note !== '' && { note })}
        {...(company && isSeenInside(tender) && { whySealed: say(whySealed(room, company.parts)) })}
      />
    </div>
  )
}

/** Whose room it is, for the team. */
function companyOf(tender: ShownTender, { organizationId }: Room) {
  if (!isSeenInside(tender) || organizationId === null) return null
  const company = applicantsIn(tender).find((one) => one.organizationId === organizationId)
  return company ? { name: company.name, parts: partsOf(tender, organizationId) } : null
}

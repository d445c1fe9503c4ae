import type { Parcel } from '@allmende/domain/parcels/parcels.contract.ts'
import { mostImported, type Room } from '@allmende/domain/rooms/rooms.contract.ts'
import { Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../rpc/call.ts'
import type { CallError } from '../../rpc/call-error.ts'
import { queryClient, rpcQuery } from '../../rpc/queries.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { houseTexts } from '../../ui/house.texts.ts'
import { useSay } from '../../ui/language.tsx'
import { LoadFault } from '../../ui/LoadFault.tsx'
import { toast } from '../../ui/toasts.tsx'
import { FolderFiles } from './FolderFiles.tsx'
import classes from './import.module.css'
import { texts } from './import.texts.ts'
import { holdsFiles } from './parcel-folders.ts'

type ParcelFilesChoiceProps = { parcel: Parcel; room: Room; onOther: () => void; onClose: () => void }

/** The files of one parcel in their folders, to be ticked. */
export function ParcelFilesChoice({ parcel, room, onOther, onClose }: ParcelFilesChoiceProps) {
  const say = useSay()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { data, error, refetch } = useQuery(rpcQuery('getPropertyById', parcel.id))
  const folders = data?.files?.filter(holdsFiles)
  const taking = useMutation<unknown, CallError>({
    mutationFn: () => call('importDocumentsFromProperty', room.id, parcel.id, [...chosen]),
    onSuccess: () => {
      toast.success(say(texts.done))
      void queryClient.invalidateQueries(rpcQuery('listDocuments', room.id))
      onClose()
    },
  })
  const toggle = (serverId: string) =>
    setChosen((before) => (before.has(serverId) ? without(before, serverId) : new Set([...before, serverId])))
  const why =
    chosen.size === 0
      ? say(texts.chooseSome)
      : chosen.size > mostImported
        ? say(texts.tooMany, { most: mostImported })
        : null
  const isAny = folders !== undefined && folders.length > 0
  return (
    <Dialog
      opened
      onClose={onClose}
      closable={!taking.isPending}
      size="medium"
      title={say(texts.chooseFiles, { name: parcel.name })}
      actions={
        <>
          <Button variant="default" disabled={taking.isPending} onClick={onOther}>
            {say(texts.other)}
          </Button>
          {isAny && (
            <Button disabled={why !== null} loading={taking.isPending} onClick={() => taking.mutate()}>
              {chosen.size === 0 ? say(texts.takeNone) : say(texts.take, { n: chosen.size })}
            </Button>
          )}
        </>
      }
    >
      <div className={classes.dialog}>
        {taking.error && (
          <Alert tone="danger" title={say(texts.failed)}>
            {taking.error.message}
          </Alert>
        )}
        {error && !data && (
          <LoadFault title={say(texts.notLoaded)} error={error} onRetry={() => void refetch()} />
        )}
        {!data && !error && <p className={classes.quiet}>{say(houseTexts.loading)}</p>}
        {data && !isAny && <EmptyState title={say(texts.noFiles)} />}
        {isAny && (
          <>
            <p className={classes.quiet}>{say(texts.copies, { room: room.name })}</p>
            <FolderFiles folders={folders} chosen={chosen} onToggle={toggle} />
            {why && <p className={classes.quiet}>{why}</p>}
          </>
        )}
      </div>
    </Dialog>
  )
}

const without = (chosen: ReadonlySet<string>, serverId: string): ReadonlySet<string> =>
  new Set([...chosen].filter((one) => one !== serverId))

import { mostParcels } from '@allmende/domain/documents/documents.contract.ts'
import type { PropertyFilter } from '@allmende/domain/parcels/parcels.contract.ts'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../rpc/call.ts'
import type { CallError } from '../../rpc/call-error.ts'
import { useSay } from '../../ui/language.tsx'
import { MenuAction } from '../../ui/MenuAction.tsx'
import { toast } from '../../ui/toasts.tsx'
import { texts } from '../expose/expose.texts.ts'
import { exportTexts } from './list.texts.ts'

/** Asks which parcels a filter means by now. */
export function useFoundIds(filter: PropertyFilter, onFound: (ids: number[]) => void) {
  const say = useSay()
  return useMutation<{ id: number }[], CallError, void>({
    mutationFn: () => call('getProperties', { filter, limit: mostParcels }),
    onSuccess: (rows) => rows.length > 0 && onFound(rows.map(({ id }) => id)),
    onError: (error) => toast.error(error.message, say(exportTexts.notExported)),
  })
}

type FoundExposeProps = { count: number | undefined; onClick: () => void }

/** The entry of the menu; it says why where there are none, or too many. */
export function FoundExpose({ count = 0, onClick }: FoundExposeProps) {
  const say = useSay()
  const reason =
    count === 0 ? say(texts.nothing) : count > mostParcels ? say(texts.tooMany, { n: mostParcels }) : null
  return (
    <MenuAction
      label={say(texts.ofFound)}
      icon={<IconFileTypePdf size={20} aria-hidden />}
      reason={reason}
      onClick={onClick}
    />
  )
}

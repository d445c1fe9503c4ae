import { useRef, useState } from 'react'
import { CallError } from '../../rpc/call-error.ts'
import { queryClient, rpcQuery } from '../../rpc/queries.ts'
import { useSay } from '../../ui/language.tsx'
import { toast } from '../../ui/toasts.tsx'
import type { InsideParcel } from '../detail/whole-parcel.ts'
import { changeMedia } from './change-media.ts'
import { editTexts as texts } from './media-edit.texts.ts'
import type { MediaParts, MediaWish } from './media-wishes.ts'

/** Tells whether it was kept; what went wrong was said by then. */
export type ChangeMedia = (wish: MediaWish) => Promise<boolean>

/** The pictures of a parcel as they will be: every wish is seen at once and kept one after the other. */
export function useMediaChanges(parcel: InsideParcel): { parts: MediaParts; change: ChangeMedia } {
  const say = useSay()
  const [pending, setPending] = useState<readonly MediaWish[]>([])
  const line = useRef<Promise<unknown>>(Promise.resolve())

  async function change(wish: MediaWish): Promise<boolean> {
    setPending((wishes) => [...wishes, wish])
    const kept = line.current.then(() => changeMedia(parcel.id, wish))
    line.current = kept.catch(() => undefined)
    try {
      await kept
      return true
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      toast.error(error.message, say(texts.notSaved))
      void queryClient.invalidateQueries({ queryKey: rpcQuery('getPropertyById', parcel.id).queryKey })
      return false
    } finally {
      setPending((wishes) => wishes.filter((each) => each !== wish))
    }
  }
  return { parts: pending.reduce<MediaParts>((parts, wish) => wish(parts), parcel), change }
}

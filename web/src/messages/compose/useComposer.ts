import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { isSeenInside } from '@allmende/domain/tenders/tenders.policy.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { queryClient, useChange } from '../../rpc/queries.ts'
import { refusedFields } from '../../rpc/refused-fields.ts'
import { useDraft } from '../../ui/form/useDraft.ts'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { toast } from '../../ui/toasts.tsx'
import { messagesPath } from '../message-paths.ts'
import { texts } from './compose.texts.ts'
import { draftName, type Entries, firstEntries, messageOf, type Target, whyNotSent } from './entries.ts'
import { entriesVersion, keptEntries } from './kept-question.ts'
import { useAttachments } from './useAttachments.ts'

export type ComposerOptions = {
  tender: ShownTender
  target: Target
  /** In whose name what is typed is kept. */
  owner: string
  onSent: () => void
}

const nothingRefused: Readonly<Record<string, string>> = {}
const sameEntries = (one: Entries, other: Entries): boolean => JSON.stringify(one) === JSON.stringify(other)

/** What is typed into a message, kept by the browser until it is sent. */
export function useComposer({ tender, target, owner, onSent }: ComposerOptions) {
  const say = useSay()
  const { language } = useLanguage()
  const name = draftName(tender.id, target)
  const isTeam = isSeenInside(tender)
  const [first] = useState(() => firstEntries(target, language))
  const [entries, setEntries] = useState(() => keptEntries(owner, name, new Date())?.value ?? first)
  const [refused, setRefused] = useState(nothingRefused)
  const sending = useChange('sendMessage')
  const isTyped = !sameEntries(entries, first)
  const draft = useDraft({ user: owner, form: name, version: entriesVersion, value: entries, dirty: isTyped })
  useOnlyWhatIsTyped(draft, isTyped)

  const set = useCallback(
    (part: Partial<Entries>) => {
      setEntries((before) => ({ ...before, ...part }))
      setRefused(nothingRefused)
    },
    [setEntries, setRefused],
  )
  const onRoom = useCallback((roomId: number | null) => set({ roomId }), [set])
  const attachments = useAttachments({
    tenderId: tender.id,
    roomId: entries.roomId,
    onRoom,
    page: messagesPath(tender.id),
  })
  const files = attachments.documents.length
  const why = whyNotSent(entries, { target, isTeam, files, isUploading: attachments.isUploading })

  function send() {
    sending.mutate([messageOf(tender.id, target, entries, { isTeam, files })], {
      onSuccess: () => {
        draft.clear()
        setEntries(first)
        void queryClient.invalidateQueries({ queryKey: ['getMessages', tender.id] })
        void queryClient.invalidateQueries({ queryKey: ['countMessages', tender.id] })
        toast.success(say(texts.sent))
        onSent()
      },
      onError: (error) => setRefused(refusedFields(error, 0)),
    })
  }

  return {
    entries,
    set,
    attachments,
    isTeam,
    isTyped,
    /** Why it cannot be sent yet. */
    why: why && say(why.text, why.values),
    /** What the server has against a field, by its name there. */
    refused,
    error: sending.error,
    isSending: sending.isPending,
    isKept: !draft.failed,
    send,
    discard() {
      draft.clear()
      setEntries(first)
    },
  }
}

type Kept = Pick<ReturnType<typeof useDraft<Entries>>, 'found' | 'restore' | 'clear'>

/** What was kept is in the form already; what was taken back to the beginning is kept no longer. */
function useOnlyWhatIsTyped({ found, restore, clear }: Kept, isTyped: boolean) {
  const wasTyped = useRef(isTyped)
  useEffect(() => {
    if (found) restore()
  }, [found, restore])
  useEffect(() => {
    if (wasTyped.current && !isTyped) clear()
    wasTyped.current = isTyped
  }, [isTyped, clear])
}

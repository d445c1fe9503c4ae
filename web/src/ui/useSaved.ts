import type { Bilingual } from '@allmende/domain/texts.ts'
import { useMutation } from '@tanstack/react-query'
import type { CallError } from '../rpc/call-error.ts'
import { onThisServer } from '../rpc/this-server.ts'
import { useSay } from './language.tsx'
import { toast } from './toasts.tsx'

/** As a download of a link, so that the page stays whatever the answer is. */
export function saveFrom(link: string) {
  const anchor = document.createElement('a')
  Object.assign(anchor, { href: onThisServer(link), download: '' })
  anchor.click()
}

/** Asks for a link and saves what is there. */
export function useSaved<Asked>(ask: (asked: Asked) => Promise<string>, failed: Bilingual) {
  const say = useSay()
  return useMutation<string, CallError, Asked>({
    mutationFn: ask,
    onSuccess: saveFrom,
    onError: (error) => toast.error(error.message, say(failed)),
  })
}

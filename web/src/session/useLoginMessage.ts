import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { type LoginMessage, messageTexts } from './LoginDialog.texts.ts'
import { rememberForLogin } from './targets.ts'
import { useJustRegistered } from './useJustRegistered.ts'
import { useSession, useStanding } from './useSession.ts'

/** The address may say why a login is needed (`?message=nr_app`); that opens the dialog. */
export function useLoginMessage(): { message: LoginMessage | null; dismiss: () => void } {
  const router = useRouter()
  const { pathname, searchStr, hash } = useLocation()
  const { settled } = useSession()
  const standing = useStanding()

  const search = new URLSearchParams(searchStr)
  // Where a page says what happens next, no dialog says it again.
  const isOnPage = useJustRegistered() !== null
  const message = isOnPage ? null : messageOf(search.get('message'))
  search.delete('message')
  const rest = search.size > 0 ? `?${search}` : ''
  const href = pathname + rest + (hash ? `#${hash}` : '')

  const isAsked = settled && standing === 'visitor' && message !== null
  useEffect(() => {
    if (isAsked) rememberForLogin(href)
  }, [isAsked, href])

  return { message, dismiss: () => message && void router.navigate({ href, replace: true }) }
}

const messageOf = (text: string | null): LoginMessage | null =>
  text !== null && Object.hasOwn(messageTexts, text) ? (text as LoginMessage) : null

import { useLocation, useRouter } from '@tanstack/react-router'
import type { LoginMessage } from '../../session/LoginDialog.texts.ts'
import { rememberForSecondFactor } from '../../session/targets.ts'
import { wish } from '../../session/wish.ts'
import { useStanding } from '../../session/useSession.ts'

/** Opens what is missing of the login and says why it is needed; afterwards she is back on this page. */
export function useAskedToLogIn(message: LoginMessage): () => void {
  const router = useRouter()
  const standing = useStanding()
  const { pathname, searchStr, hash } = useLocation()
  return () => {
    const search = new URLSearchParams(searchStr)
    search.delete('message')
    const ending = hash ? `#${hash}` : ''
    const here = pathname + (search.size > 0 ? `?${search}` : '') + ending
    if (standing !== 'visitor') return rememberForSecondFactor(here)
    wish(here)
    search.set('message', message)
    void router.navigate({ href: `${pathname}?${search}${ending}`, replace: true })
  }
}

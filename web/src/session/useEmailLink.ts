import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSay } from '../ui/language.tsx'
import { toast } from '../ui/toasts.tsx'
import { texts } from './EmailLink.texts.ts'
import { emailTokenIn, followEmailLink, withoutToken } from './email-link.ts'

/** A token in the address of any page confirms an e-mail address; it does not stay in the address. */
export function useEmailLink(): void {
  const say = useSay()
  const router = useRouter()
  const { pathname, searchStr, hash } = useLocation()
  const token = emailTokenIn(pathname, searchStr)
  const href = pathname + withoutToken(searchStr) + (hash ? `#${hash}` : '')

  useEffect(() => {
    if (token === null) return
    void followEmailLink(token, () => toast.success(say(texts.confirmed)))
    void router.navigate({ href, replace: true })
  }, [token, href, router, say])
}

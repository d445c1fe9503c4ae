import { useLocation } from '@tanstack/react-router'
import { rememberForLogin } from './targets.ts'

/** Opens the login dialog; afterwards she is back on the page she was on. */
export function useLogin(): () => void {
  const href = useLocation({ select: (location) => location.href })
  return () => rememberForLogin(href)
}

import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PasswordLink } from './PasswordLink.tsx'
import { PasswordRequest } from './PasswordRequest.tsx'

/** With the token of a mail a password is set; without one such a mail is asked for. */
export function PasswordResetScreen(): ReactNode {
  const token: string | null = useLocation({
    select: ({ searchStr }) => new URLSearchParams(searchStr).get('token'),
  })
  return token === null ? <PasswordRequest /> : <PasswordLink key={token} token={token} />
}

import type { User } from '@allmende/domain/accounts/accounts.contract.ts'
import { call } from '../rpc/call.ts'
import type { useSay } from '../ui/language.tsx'
import { sideOf } from './sides.ts'
import { texts } from './UserActions.texts.ts'

const mostNames = 5

/** What somebody should know before an account can no longer be used: the tenders that rely on this person. */
export async function relianceOn(user: User, say: ReturnType<typeof useSay>): Promise<string | null> {
  if (sideOf(user) !== 'internal') return null
  const tenders = await call('getProjectsRelyingOn', user.email)
  if (tenders.length === 0) return null
  const n = tenders.length - mostNames
  const named = tenders
    .slice(0, mostNames)
    .map(({ name }) => say(texts.tenderName, { name }))
    .join(', ')
  const names = n > 0 ? say(n === 1 ? texts.oneMoreTender : texts.moreTenders, { names: named, n }) : named
  return say(texts.reliance, { names })
}

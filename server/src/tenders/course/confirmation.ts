import { isSystemAdmin } from '@allmende/domain/actor.ts'
import { lastOpenableFrom } from '@allmende/domain/procedure/opening.ts'
import type { LotChoice } from '@allmende/domain/procedure/standing.ts'
import type { OpeningTarget, ProcedureState } from '@allmende/domain/procedure/state.ts'
import type { TeamMember } from '@allmende/domain/tenders/tenders.contract.ts'
import { refuse } from '@allmende/domain/verdict.ts'
import { findAccount, findActiveAdmins, findActiveStaff } from '../../accounts/accounts.queries.ts'
import { forgiveUpTo } from '../../accounts/login-attempts.queries.ts'
import { failed, prove } from '../../accounts/proof.ts'
import type { Context } from '../../rpc/method.ts'
import { loadState } from './procedure-state.ts'

/** Whoever opens shows once more that it is she: her password, or that of the directory; wrong ones count like failed logins. */
export async function ensurePassword(
  context: Context,
  password: string | null,
  field: string,
): Promise<void> {
  const { actor, db, now } = context
  if (actor.kind !== 'user') refuse('signInRequired')
  if (password === null || password === '') refuse('passwordMissing', { fields: [field] })
  const account = await findAccount(db, actor.email)
  const { proof, attempt } = await prove(context, actor.email, account, password)
  if (!proof) refuse('wrongPassword', failed(actor, field))
  await forgiveUpTo(db, attempt, now)
}

/** What came in time and is still being decided on comes first. */
export async function ensureDecided(
  { db, decidedBefore, now }: Context,
  tenderId: number,
  lotIds: LotChoice,
  target: OpeningTarget,
): Promise<void> {
  const settled = lastOpenableFrom(await loadState(db, tenderId), lotIds, target)
  // What has come since then is too late, and holds up nobody.
  if (!(await decidedBefore(settled !== null && settled < now ? settled : now))) refuse('filingsUndecided')
}

/** Who of those that have confirmed an opening could still do so, and who belongs to the team. */
export async function openersOf(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  team: readonly TeamMember[],
  { lots }: ProcedureState,
) {
  const first = [...new Set(lots.flatMap(({ opening }) => opening?.user ?? []))]
  const isMember = (email: string) => team.some(({ userName }) => userName === email)
  const [active, admins] = [await findActiveStaff(db, first), await findActiveAdmins(db, first)]
  const user = actor.kind === 'user' ? actor.email : ''
  return {
    user,
    isTeamMember: isMember(user),
    mayStillOpen: (email: string) => admins.has(email) || (active.has(email) && isMember(email)),
    wasTeamMember: isMember,
    isAdmin: isSystemAdmin(actor),
  }
}

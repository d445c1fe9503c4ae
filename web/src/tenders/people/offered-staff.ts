import type { UserRow } from '@allmende/domain/accounts/accounts.contract.ts'
import { isActive } from '@allmende/domain/accounts/accounts.rules.ts'
import type { TeamMember } from '@allmende/domain/tenders/tenders.contract.ts'

/** Who can still be chosen: active, neither in the team nor chosen already. */
export function offeredStaff(
  staff: readonly UserRow[],
  team: readonly TeamMember[],
  chosen: readonly UserRow[],
): UserRow[] {
  const there = new Set([...team.map(({ userName }) => userName), ...chosen.map(({ email }) => email)])
  return staff.filter((user) => isActive(user) && !there.has(user.email))
}

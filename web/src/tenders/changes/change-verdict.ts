import type { OfferedAction, TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'

type Offering = Pick<TeamTender, 'actions'>

/** Whether this person may change what was announced, and announce it; null where that is not for her. */
export const changeVerdict = (
  { actions }: Offering,
  action: 'change' | 'announceChange' = 'change',
): OfferedAction['verdict'] | null => actions.find((offered) => offered.action === action)?.verdict ?? null

export const mayChange = (tender: Offering): boolean => changeVerdict(tender)?.allowed ?? false

export const mayAnnounce = (tender: Offering): boolean =>
  changeVerdict(tender, 'announceChange')?.allowed ?? false

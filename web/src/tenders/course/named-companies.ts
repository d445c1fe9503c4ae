import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { confirm } from '../../ui/confirm.tsx'
import { useSay } from '../../ui/language.tsx'
import { tellingWordsIn } from '../../ui/telling-words.ts'
import { texts } from './course.texts.ts'

type Taken = Pick<TeamTender, 'lots'>

/** Companies of which a text may tell others that they take part. */
export function namedCompanies({ lots }: Taken, text: string): string[] {
  const taking = lots.flatMap(({ offersByRound }) =>
    offersByRound.flatMap(({ offers }) => offers.map(({ organizationName }) => organizationName)),
  )
  return [...new Set(taking)].filter((name) => tellingWordsIn(text, [name]).length > 0)
}

/** Asks before a text goes to everyone in which a company seems to be named; true where it may go. */
export function useNamingAsked(tender: Taken): (text: string) => Promise<boolean> {
  const say = useSay()
  return async (text) => {
    const found = namedCompanies(tender, text)
    if (found.length === 0) return true
    return confirm({
      title: say(texts.namesTitle),
      text: say(texts.namesText, { found: found.join(', ') }),
      confirmLabel: say(texts.namesSend),
      cancelLabel: say(texts.namesBack),
      danger: true,
    })
  }
}

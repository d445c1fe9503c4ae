import type { PartySource } from '@allmende/domain/notices/values/parties.ts'
import { useSay } from '../../ui/language.tsx'
import { partyTexts as texts } from './parties.texts.ts'

/** Where a fact of a party is changed that its organization knows. */
export function OfOrganization({ organization: { id, name } }: { organization: PartySource }) {
  const say = useSay()
  return (
    <>
      {say(texts.ofOrganization, { name })}{' '}
      <a href={`/organisation/${id}`} target="_blank" rel="noreferrer">
        {say(texts.openOrganization)}
      </a>
    </>
  )
}

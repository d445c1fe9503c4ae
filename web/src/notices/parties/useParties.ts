import type { FormField } from '@allmende/domain/notices/form/form.ts'
import { buyerField, type PartySource } from '@allmende/domain/notices/values/parties.ts'
import { useSay } from '../../ui/language.tsx'
import { useSurroundings } from '../notice-context.ts'
import { partyTexts as texts } from './parties.texts.ts'

/** Organizations of ours that can be a party of the notice, each under the word for its kind. */
export function useParties(field?: FormField): readonly { organization: PartySource; group: string }[] {
  const say = useSay()
  const { organizations = [], bidders = [] } = useSurroundings()
  const under = (group: string, of: readonly PartySource[]) =>
    of.map((organization) => ({ organization, group }))
  const clients = under(say(texts.organizations), organizations)
  return field?.contentId === buyerField ? clients : [...clients, ...under(say(texts.bidders), bidders)]
}

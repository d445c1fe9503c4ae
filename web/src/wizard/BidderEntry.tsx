import { IconFileText, IconMap2 } from '@tabler/icons-react'
import { useActor } from '../session/useSession.ts'
import { Page } from '../shell/Page.tsx'
import { VisitorChoices } from '../start/VisitorChoices.tsx'
import { ChoiceCard, ChoiceCards } from '../ui/ChoiceCards.tsx'
import { useSay } from '../ui/language.tsx'
import { texts } from './wizard.texts.ts'

/** Where bidders begin; whoever is logged in already has no need to. */
export function BidderEntry() {
  const say = useSay()
  const actor = useActor()
  return (
    <Page title={say(texts.bidderTitle)} lead={say(texts.bidderLead)} crumbs={null}>
      {actor.kind === 'visitor' ? (
        <VisitorChoices />
      ) : (
        <ChoiceCards label={say(texts.choices)}>
          <ChoiceCard
            href="/projekte#öffentlich"
            icon={<IconFileText size={24} aria-hidden />}
            title={say(texts.tenders)}
            text={say(texts.tendersText)}
          />
          <ChoiceCard
            href="/grundstuecke#karte"
            icon={<IconMap2 size={24} aria-hidden />}
            title={say(texts.parcels)}
            text={say(texts.parcelsText)}
          />
        </ChoiceCards>
      )}
    </Page>
  )
}

import type { TenderType } from '@allmende/domain/procedure/tender-type.ts'
import { IconMessages, IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from '../session/useSession.ts'
import { ChoiceCard, ChoiceCards } from '../ui/ChoiceCards.tsx'
import { useSay } from '../ui/language.tsx'
import { WizardPage } from './WizardPage.tsx'
import { texts } from './wizard.texts.ts'

/** The form for concessions where the settings name none. */
const usualTemplate = 'EU-19'
/** The directive on concessions, as the notice writes it. */
const legalBasis = '32014L0023'

const formAddress = (templateId: string | null | undefined, type: TenderType): string =>
  `/projekte/anlage/${templateId ?? usualTemplate}?type=${type}&BT-01-notice=${legalBasis}`

/** /wizard/3/1/1: the two kinds of concession procedures, each with its form. */
export function ConcessionStep() {
  const say = useSay()
  const { konzVV, konzVD } = useQuery(settingsQuery).data?.defaultTemplateSettings ?? {}
  return (
    <WizardPage title={say(texts.procedure)} step={2} back="/wizard/3/1">
      <ChoiceCards label={say(texts.procedure)}>
        <ChoiceCard
          href={formAddress(konzVV, 0)}
          icon={<IconMessages size={24} aria-hidden />}
          title={say(texts.negotiated)}
          text={say(texts.negotiatedText)}
        />
        <ChoiceCard
          href={formAddress(konzVD, 5)}
          icon={<IconRefresh size={24} aria-hidden />}
          title={say(texts.continuous)}
          text={say(texts.continuousText)}
        />
      </ChoiceCards>
    </WizardPage>
  )
}

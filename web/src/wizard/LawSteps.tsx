import type { Bilingual } from '@allmende/domain/texts.ts'
import { Button } from '@mantine/core'
import {
  IconBuildingBridge,
  IconCoins,
  IconDots,
  IconFileCertificate,
  IconFiles,
  IconGavel,
  IconScale,
  IconTrain,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { AppLink } from '../ui/AppLink.tsx'
import { ChoiceCard, ChoiceCards } from '../ui/ChoiceCards.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { useSay } from '../ui/language.tsx'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import classes from './WizardPage.module.css'
import { WizardPage } from './WizardPage.tsx'
import { lawTexts, ruleTexts, texts } from './wizard.texts.ts'

const lawIcons: readonly ReactNode[] = [
  <IconGavel key={1} size={24} aria-hidden />,
  <IconScale key={2} size={24} aria-hidden />,
  <IconCoins key={3} size={24} aria-hidden />,
  <IconTrain key={4} size={24} aria-hidden />,
  <IconDots key={5} size={24} aria-hidden />,
]

/** /wizard/3: under which law. */
export function LawAreaStep() {
  const say = useSay()
  return (
    <WizardPage title={say(texts.area)} step={0} back="/wizard/1">
      <ChoiceCards label={say(texts.area)}>
        {lawTexts.map(({ title, text }, index) => (
          <ChoiceCard
            key={title.de}
            href={`/wizard/3/${index + 1}`}
            icon={lawIcons[index]}
            title={say(title)}
            text={say(text)}
            {...(index > 0 && { note: say(texts.notOffered) })}
          />
        ))}
      </ChoiceCards>
    </WizardPage>
  )
}

/** /wizard/3/1: concessions or anything else. */
export function ProcurementLawStep() {
  const say = useSay()
  return (
    <WizardPage title={say(texts.law)} step={1} back="/wizard/3">
      <ChoiceCards label={say(texts.law)}>
        <ChoiceCard
          href="/wizard/3/1/1"
          icon={<IconFileCertificate size={24} aria-hidden />}
          title={say(texts.concession)}
          text={say(texts.concessionText)}
        />
        <ChoiceCard
          href="/wizard/3/1/2"
          icon={<IconFiles size={24} aria-hidden />}
          title={say(texts.otherLaw)}
          text={say(texts.otherLawText)}
          note={say(texts.notOffered)}
        />
      </ChoiceCards>
    </WizardPage>
  )
}

/** /wizard/3/1/2: what there is besides, and that it cannot be had here. */
export function OtherRulesStep() {
  const say = useSay()
  return (
    <WizardPage title={say(texts.otherRules)} lead={say(texts.otherRulesLead)} step={2} back="/wizard/3/1">
      <ul className={classes.rules}>
        {ruleTexts.map((rule) => (
          <li key={rule.de}>
            {say(rule)} <StatusBadge tone="neutral">{say(texts.notOffered)}</StatusBadge>
          </li>
        ))}
      </ul>
    </WizardPage>
  )
}

/** /wizard/3/2 to /wizard/3/5. */
export function NotOfferedStep({ law }: { law: Bilingual }) {
  const say = useSay()
  return (
    <WizardPage title={say(law)} step={0} back="/wizard/3">
      <EmptyState
        title={say(texts.notOffered)}
        text={say(texts.notOfferedText, { law: say(law) })}
        action={
          <Button
            component={AppLink}
            href="/wizard/3/1/1"
            variant="default"
            leftSection={<IconBuildingBridge size={20} aria-hidden />}
          >
            {say(texts.toConcession)}
          </Button>
        }
      />
    </WizardPage>
  )
}

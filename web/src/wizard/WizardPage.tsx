import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Page } from '../shell/Page.tsx'
import { importPath, newPath } from '../tenders/tender-paths.ts'
import { AppLink } from '../ui/AppLink.tsx'
import { Steps } from '../ui/Steps.tsx'
import { useSay } from '../ui/language.tsx'
import { texts } from './wizard.texts.ts'
import classes from './WizardPage.module.css'

type WizardPageProps = {
  title: string
  lead?: string
  /** Counts from 0. */
  step: number
  back: string
  children: ReactNode
}

/** One question on the way to a new tender: how far one is, the answers, the way back. */
export function WizardPage({ title, lead, step, back, children }: WizardPageProps) {
  const say = useSay()
  const steps = [say(texts.stepArea), say(texts.stepLaw), say(texts.stepProcedure)]
  return (
    <Page title={title} lead={lead} crumbs={[{ label: say(texts.create) }]}>
      <div className={classes.wizard}>
        <Steps label={say(texts.steps)} steps={steps} current={step} />
        {children}
        <p className={classes.others}>
          {say(texts.otherWays)}: <AppLink href={importPath}>{say(texts.importNotice)}</AppLink>
          {' · '}
          <AppLink href={newPath}>{say(texts.chooseForm)}</AppLink>
        </p>
        <div>
          <Button
            component={AppLink}
            href={back}
            variant="default"
            leftSection={<IconArrowLeft size={20} aria-hidden />}
          >
            {say(texts.back)}
          </Button>
        </div>
      </div>
    </Page>
  )
}

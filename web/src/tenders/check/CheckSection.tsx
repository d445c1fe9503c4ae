import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { Button } from '@mantine/core'
import { IconListCheck } from '@tabler/icons-react'
import { Alert } from '../../ui/Alert.tsx'
import { FormSection } from '../../ui/form/FormSection.tsx'
import { useSay } from '../../ui/language.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import type { SectionProps } from '../frame/tender-page.ts'
import classes from './CheckSection.module.css'
import { CheckResult } from './CheckResult.tsx'
import { texts } from './check.texts.ts'
import { useNoticeCheck } from './useNoticeCheck.ts'

export const checkAnchor = 'pruefung'

/** Everything that can be checked about a notice before it is published. */
export function CheckSection({ tender, mayEdit }: SectionProps<TeamTender>) {
  const say = useSay()
  const check = useNoticeCheck(tender)
  return (
    <FormSection anchor={checkAnchor} title={say(texts.title)} hint={say(texts.hint)}>
      <div className={classes.actions}>
        <Button
          variant="default"
          leftSection={<IconListCheck size={20} aria-hidden />}
          disabled={check.isRunning}
          onClick={check.start}
        >
          {say(check.checked ? texts.again : texts.check)}
        </Button>
      </div>
      {check.isRunning && (
        <ProgressBar label={say(texts.checking)} percent={check.percent} onCancel={check.cancel} />
      )}
      {check.error && (
        <Alert tone="danger" title={say(texts.notChecked)}>
          {check.error.message}
        </Alert>
      )}
      {check.checked && !check.isRunning && (
        <CheckResult checked={check.checked} tender={tender} mayEdit={mayEdit} />
      )}
    </FormSection>
  )
}

import { reasons } from '@allmende/domain/reasons.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { Button } from '@mantine/core'
import { Alert } from '../../ui/Alert.tsx'
import { AppLink } from '../../ui/AppLink.tsx'
import { CheckboxField } from '../../ui/form/CheckboxField.tsx'
import { useSay } from '../../ui/language.tsx'
import { editPath } from '../tender-paths.ts'
import classes from './publishing.module.css'
import { texts, thingOf } from './publishing.texts.ts'
import type { PortalOption } from './usePortalOption.ts'

type PortalChoiceProps = {
  tender: TeamTender
  option: PortalOption
  mayEdit: boolean
  value: boolean
  onChange: (isMarked: boolean) => void
  error: string | undefined
}

/** Whether the notice goes to the EU's portal first: what that means, or why it cannot. */
export function PortalChoice({ tender, option, mayEdit, value, onChange, error }: PortalChoiceProps) {
  const say = useSay()
  const { isOffered, lacksFields, whyNot } = option
  if (!isOffered) return null
  const incomplete = say(reasons.noticeIncomplete)
  return (
    <div className={classes.portal}>
      {lacksFields && (
        <Alert
          tone="warning"
          {...(mayEdit && {
            action: (
              <Button component={AppLink} href={editPath(tender.id)} size="sm" variant="default">
                {say(texts.toForm)}
              </Button>
            ),
          })}
        >
          {incomplete}
        </Alert>
      )}
      <CheckboxField
        label={say(texts.portal)}
        hint={say(texts.portalHint)}
        disabled={whyNot !== null}
        disabledReason={whyNot !== null && whyNot !== incomplete ? whyNot : undefined}
        error={error}
        value={value && whyNot === null}
        onChange={onChange}
      />
      {value && whyNot === null && (
        <p className={classes.rule}>{say(texts.portalRule, { thing: say(thingOf(tender.type)) })}</p>
      )}
    </div>
  )
}

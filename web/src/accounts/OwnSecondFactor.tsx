import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TwoFactorForm } from '../session/TwoFactorForm.tsx'
import { settingsQuery, useSession } from '../session/useSession.ts'
import { FormSection } from '../ui/form/FormSection.tsx'
import { houseTexts } from '../ui/house.texts.ts'
import { useSay } from '../ui/language.tsx'
import classes from './accounts.module.css'
import { texts } from './OwnAccount.texts.ts'
import { SwitchOffFactor } from './SwitchOffFactor.tsx'

/** Sets one's own second factor up later, or switches it off. */
export function OwnSecondFactor() {
  const say = useSay()
  const isOn = useSession().user?.twoFactorEnabled === true
  const isDemanded = useQuery(settingsQuery).data?.twoFactorAuthenticationRequired ?? true
  const [opened, setOpened] = useState<'setUp' | 'switchOff' | null>(null)
  const close = () => setOpened(null)
  const state = say(isOn ? texts.factorOn : texts.factorOff)
  return (
    <FormSection
      title={say(texts.factorTitle)}
      hint={isOn && isDemanded ? `${state} ${say(texts.factorDemanded)}` : state}
    >
      <div className={classes.actions}>
        {!isOn && opened === null && (
          <Button variant="default" onClick={() => setOpened('setUp')}>
            {say(texts.setUp)}
          </Button>
        )}
        {isOn && !isDemanded && (
          <Button variant="default" onClick={() => setOpened('switchOff')}>
            {say(texts.switchOff)}
          </Button>
        )}
      </div>
      {!isOn && opened === 'setUp' && (
        <TwoFactorForm onDone={close}>
          <Button variant="default" onClick={close}>
            {say(houseTexts.cancel)}
          </Button>
        </TwoFactorForm>
      )}
      <SwitchOffFactor opened={isOn && opened === 'switchOff'} onClose={close} />
    </FormSection>
  )
}

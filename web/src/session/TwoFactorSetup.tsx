import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useChange } from '../rpc/queries.ts'
import { useDocumentTitle } from '../ui/useDocumentTitle.ts'
import { confirm } from '../ui/confirm.tsx'
import { useSay } from '../ui/language.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { toast } from '../ui/toasts.tsx'
import classes from './AccountSteps.module.css'
import { texts } from './AccountSteps.texts.ts'
import { logOut } from './sign-in.ts'
import { TwoFactorForm } from './TwoFactorForm.tsx'
import { settingsQuery } from './useSession.ts'

/** Instead of every page, until the second factor is set up or declined. */
export function TwoFactorSetup() {
  const say = useSay()
  useDocumentTitle(say(texts.setUpTitle))
  const isDemanded = useQuery(settingsQuery).data?.twoFactorAuthenticationRequired ?? true
  const decline = useChange('changeTwoFactorConfig')

  async function skip() {
    const sure = await confirm({
      title: say(texts.skipTitle),
      text: say(texts.skipQuestion),
      confirmLabel: say(texts.skip),
    })
    if (sure) decline.mutate([null, null, false, null], { onError: ({ message }) => toast.error(message) })
  }

  return (
    <div className={classes.step}>
      <PageHeader
        title={say(texts.setUpTitle)}
        lead={say(isDemanded ? texts.demandedText : texts.setUpText)}
      />
      <TwoFactorForm>
        {!isDemanded && (
          <Button variant="default" loading={decline.isPending} onClick={() => void skip()}>
            {say(texts.skip)}
          </Button>
        )}
        <Button variant="subtle" onClick={() => void logOut()}>
          {say(texts.logOut)}
        </Button>
      </TwoFactorForm>
    </div>
  )
}

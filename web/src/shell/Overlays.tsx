import { IdleWarning } from '../session/IdleWarning.tsx'
import { LoginDialog } from '../session/LoginDialog.tsx'
import { SecondFactorDialog } from '../session/SecondFactorDialog.tsx'
import { useSay } from '../ui/language.tsx'
import { toast } from '../ui/toasts.tsx'
import { texts as laterTexts } from './LaterScreen.texts.ts'

/** What may open over every page. */
export function Overlays() {
  const say = useSay()
  return (
    <>
      <LoginDialog />
      <SecondFactorDialog onCode={() => toast.info(say(laterTexts.notYet))} />
      <IdleWarning />
    </>
  )
}

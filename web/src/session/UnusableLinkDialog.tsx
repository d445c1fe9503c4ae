import { reasons } from '@allmende/domain/reasons.ts'
import { Button } from '@mantine/core'
import { Dialog } from '../ui/Dialog.tsx'
import { houseTexts } from '../ui/house.texts.ts'
import { useSay } from '../ui/language.tsx'
import { texts } from './EmailLink.texts.ts'
import { rememberForLogin } from './targets.ts'
import { useStanding } from './useSession.ts'

/** A confirmation link that does not work, and the way to a new one. */
export function UnusableLinkDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const say = useSay()
  const standing = useStanding()
  const isVisitor = standing === 'visitor'
  const way = isVisitor
    ? texts.askVisitor
    : standing === 'emailUnconfirmed'
      ? texts.askUnconfirmed
      : texts.alreadyIn

  function logIn() {
    onClose()
    rememberForLogin('/')
  }

  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={say(reasons.linkUnusable)}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {say(houseTexts.close)}
          </Button>
          {isVisitor && <Button onClick={logIn}>{say(texts.logIn)}</Button>}
        </>
      }
    >
      <p>{say(way)}</p>
    </Dialog>
  )
}

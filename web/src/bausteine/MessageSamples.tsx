import { Button } from '@mantine/core'
import { useState } from 'react'
import { Alert } from '../ui/Alert.tsx'
import { confirm, type Question } from '../ui/confirm.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { houseTexts } from '../ui/house.texts.ts'
import { useSay } from '../ui/language.tsx'
import { ToastHistoryButton } from '../ui/ToastHistoryButton.tsx'
import { toast } from '../ui/toasts.tsx'
import classes from './Bausteine.module.css'
import { texts } from './bausteine.texts.ts'
import { Sample, Section } from './Section.tsx'

export function MessageSamples() {
  const say = useSay()
  return (
    <Section id="meldungen">
      <Sample title={say(texts.banners)} wide>
        <div className={classes.stack}>
          <Alert tone="info" title={say(texts.bannerInfo)} />
          <Alert tone="success" title={say(texts.bannerSuccess)} />
          <Alert tone="warning" title={say(texts.bannerWarning)}>
            {say(texts.body)}
          </Alert>
          <Alert tone="danger" title={say(texts.bannerDanger)} />
        </div>
      </Sample>
      <Sample title={say(texts.toasts)} wide>
        <div className={classes.line}>
          <Button variant="default" onClick={() => toast.success(say(texts.saved))}>
            {say(texts.toastSuccess)}
          </Button>
          <Button variant="default" onClick={() => toast.info(say(texts.bannerInfo))}>
            {say(texts.toastInfo)}
          </Button>
          <Button variant="default" onClick={() => toast.warning(say(texts.bannerWarning))}>
            {say(texts.toastWarning)}
          </Button>
          <Button variant="default" onClick={() => toast.error(say(texts.notSaved))}>
            {say(texts.toastError)}
          </Button>
          <ToastHistoryButton />
        </div>
      </Sample>
      <QuestionSamples />
    </Section>
  )
}

function QuestionSamples() {
  const say = useSay()
  const [answer, setAnswer] = useState<boolean | null>(null)
  const [opened, setOpened] = useState(false)
  const [email, setEmail] = useState('')
  const ask = async (question: Question) => setAnswer(await confirm(question))
  const close = () => setOpened(false)
  return (
    <Sample title={say(texts.questions)} wide>
      <div className={classes.line}>
        <Button
          variant="default"
          onClick={() =>
            ask({
              title: say(texts.logoutTitle),
              text: say(texts.logout),
              confirmLabel: say(texts.logoutYes),
            })
          }
        >
          {say(texts.ask)}
        </Button>
        <Button
          variant="default"
          onClick={() =>
            ask({
              title: say(texts.deleteTitle),
              text: say(texts.deleteText),
              confirmLabel: say(texts.dangerous),
              danger: true,
            })
          }
        >
          {say(texts.askDanger)}
        </Button>
        <Button variant="default" onClick={() => setOpened(true)}>
          {say(texts.dialog)}
        </Button>
        <output className={classes.quiet}>
          {answer !== null && say(texts.answered, { answer: say(answer ? texts.yes : texts.no) })}
        </output>
      </div>
      <Dialog
        opened={opened}
        onClose={close}
        title={say(texts.dialogTitle)}
        actions={
          <>
            <Button variant="default" onClick={close}>
              {say(houseTexts.cancel)}
            </Button>
            <Button onClick={close}>{say(texts.invite)}</Button>
          </>
        }
      >
        <TextField label={say(texts.email)} type="email" value={email} onChange={setEmail} />
      </Dialog>
    </Sample>
  )
}

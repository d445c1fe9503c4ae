import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { sayExactDeadline } from '@allmende/domain/times.ts'
import { Button } from '@mantine/core'
import { lotName } from '../../tenders/course/lot-names.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { houseTexts } from '../../ui/house.texts.ts'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { earliest, factsOf } from './checklist.ts'
import { Checklist } from './Checklist.tsx'
import classes from './filing.module.css'
import { filedTexts, texts } from './filing.texts.ts'
import type { FilingForm } from './useFilingForm.ts'

type SubmitDialogProps = { tender: Pick<ShownTender, 'name' | 'lots' | 'offerId'>; form: FilingForm }

/** The facts once more in words, before it counts. Where it becomes too late meanwhile, that is said. */
export function SubmitDialog({ tender, form }: SubmitDialogProps) {
  const { isAsking, chosenChecks: checks } = form
  if (!isAsking) return null
  return checks.length === 0 ? <NothingLeft form={form} /> : <Question tender={tender} form={form} />
}

/** The deadline has passed, or a colleague was faster. */
function NothingLeft({ form }: Pick<SubmitDialogProps, 'form'>) {
  const say = useSay()
  const { stopAsking } = form
  const isOver = form.checks.length === 0
  return (
    <Dialog
      opened
      onClose={stopAsking}
      title={say(isOver ? texts.overTitle : texts.nothingLeft)}
      actions={
        <Button data-autofocus onClick={stopAsking}>
          {say(houseTexts.close)}
        </Button>
      }
    >
      <p role="alert">{isOver ? say(form.hasFiled ? texts.overStands : texts.overText) : form.whyNot}</p>
    </Dialog>
  )
}

function Question({ tender, form }: SubmitDialogProps) {
  const say = useSay()
  const { language } = useLanguage()
  const { filed, chosenChecks: checks, stopAsking: onClose } = form
  const deadline = earliest(checks)
  return (
    <Dialog
      opened
      onClose={onClose}
      title={say(filedTexts[filed].submitTitle)}
      size="medium"
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {say(houseTexts.cancel)}
          </Button>
          <Button data-autofocus onClick={form.submit}>
            {say(form.label)}
          </Button>
        </>
      }
    >
      <div className={classes.dialog}>
        <Facts
          facts={[
            { label: say(texts.tender), value: tender.name },
            ...factsOf(checks).map(({ lots, deadline: until }) => ({
              label: say(lots.length > 1 ? texts.lots : texts.lot),
              value: [
                ...lots.map(lotName),
                ...(until ? [`${say(texts.deadline)}: ${sayExactDeadline(until, language)}`] : []),
              ].join('\n'),
            })),
          ]}
        />
        <Checklist offerId={tender.offerId} checks={checks} hasNames={tender.lots.length > 1} />
        <p>{deadline ? say(texts.untilDeadline, { deadline }) : say(texts.withoutDeadline)}</p>
        <p>{say(texts.sealedText)}</p>
      </div>
    </Dialog>
  )
}

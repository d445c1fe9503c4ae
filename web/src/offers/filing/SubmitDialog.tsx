import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { sayExactDeadline } from '@allmende/domain/times.ts'
import { Button } from '@mantine/core'
import { lotName } from '../../tenders/course/lot-names.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { houseTexts } from '../../ui/house.texts.ts'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { factsOf, type LotCheck } from './checklist.ts'
import { Checklist } from './Checklist.tsx'
import classes from './filing.module.css'
import { type Filed, filedTexts, texts } from './filing.texts.ts'

type SubmitDialogProps = {
  tender: Pick<ShownTender, 'name'>
  filed: Filed
  checks: readonly LotCheck[]
  hasNames: boolean
  label: string
  onSubmit: () => void
  onClose: () => void
}

/** The facts once more in words, before it counts. */
export function SubmitDialog({
  tender,
  filed,
  checks,
  hasNames,
  label,
  onSubmit,
  onClose,
}: SubmitDialogProps) {
  const say = useSay()
  const { language } = useLanguage()
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
          <Button data-autofocus onClick={onSubmit}>
            {label}
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
        <Checklist checks={checks} hasNames={hasNames} />
        <p>{deadline ? say(texts.untilDeadline, { deadline }) : say(texts.withoutDeadline)}</p>
        <p>{say(texts.sealedText)}</p>
      </div>
    </Dialog>
  )
}

export function earliest(checks: readonly LotCheck[]): Date | null {
  const times = checks.flatMap(({ own: { deadline } }) => (deadline ? [deadline.getTime()] : []))
  return times.length === 0 ? null : new Date(Math.min(...times))
}

import { anchorOf } from '@allmende/domain/notices/form/paths.ts'
import { ownPath } from '@allmende/domain/tenders/check/own-places.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { labelsOf } from '@allmende/domain/tenders/tenders.texts.ts'
import { sayDeadline } from '@allmende/domain/times.ts'
import { Button } from '@mantine/core'
import { Alert } from '../../ui/Alert.tsx'
import { AppLink } from '../../ui/AppLink.tsx'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { lotName } from '../course/lot-names.ts'
import { editPath } from '../tender-paths.ts'
import type { DeadlineFault } from './deadline-faults.ts'
import classes from './publishing.module.css'
import { texts } from './publishing.texts.ts'

type DeadlineFaultsProps = { tender: TeamTender; faults: readonly DeadlineFault[]; mayEdit: boolean }

/** Which deadlines keep the tender from being published like this, and the way to their fields. */
export function DeadlineFaults({ tender, faults, mayEdit }: DeadlineFaultsProps) {
  const say = useSay()
  const { language } = useLanguage()
  const [first] = faults
  if (!first) return null
  const labels = labelsOf(tender.type)
  const sentence = ({ field, kind, lot, deadline }: DeadlineFault) => {
    const name = say(labels[field])
    return say(texts[kind], {
      field: lot && tender.lots.length > 1 ? `${lotName(lot)}: ${name}` : name,
      deadline: deadline ? sayDeadline(deadline, language) : '',
    })
  }
  return (
    <Alert
      tone="danger"
      title={say(texts.faults)}
      {...(mayEdit && {
        action: (
          <Button
            component={AppLink}
            href={`${editPath(tender.id)}#${anchorOf(ownPath(first.field))}`}
            size="sm"
            variant="default"
          >
            {say(texts.toForm)}
          </Button>
        ),
      })}
    >
      <ul className={classes.faults}>
        {faults.map((fault) => (
          <li key={`${fault.field} ${fault.lot?.id ?? ''} ${fault.kind}`}>{sentence(fault)}</li>
        ))}
      </ul>
    </Alert>
  )
}

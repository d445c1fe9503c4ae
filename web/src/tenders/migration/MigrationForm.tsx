import type { TenderMigration } from '@allmende/domain/tenders/migration/migration.contract.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { Button } from '@mantine/core'
import { Alert } from '../../ui/Alert.tsx'
import { AppLink } from '../../ui/AppLink.tsx'
import { FormSection } from '../../ui/form/FormSection.tsx'
import { useLeaveGuard } from '../../ui/form/useLeaveGuard.ts'
import { useSay } from '../../ui/language.tsx'
import { draftNameOf, resumePath, tenderPath } from '../tender-paths.ts'
import { useKeptForms } from '../useKeptForms.ts'
import { AnewList } from './AnewList.tsx'
import { DueList } from './DueList.tsx'
import { LostList } from './LostList.tsx'
import classes from '../../notices/migration.module.css'
import { MovedList } from './MovedList.tsx'
import { texts } from './migration.texts.ts'
import { useMigration } from './useMigration.ts'

type MigrationFormProps = { tender: TeamTender; migration: TenderMigration }

/** The lists and the button; what needs somebody's eye comes first. */
export function MigrationForm({ tender, migration }: MigrationFormProps) {
  const say = useSay()
  const { chosen, choose, reset, take, isRunning, isOther } = useMigration(tender, migration)
  const hasUnsaved = useKeptForms().has(draftNameOf(tender.id))
  const { from, to, anew, due, lost, moved, unchanged } = migration
  useLeaveGuard(chosen.size > 0 && !isRunning)
  return (
    <div className={classes.page}>
      <p className={classes.lead}>{say(texts.lead, { from, to })}</p>
      {hasUnsaved && (
        <Alert
          tone="warning"
          action={
            <Button component={AppLink} href={resumePath(tender.id)} size="sm" variant="default">
              {say(texts.toUnsaved)}
            </Button>
          }
        >
          {say(texts.unsaved)}
        </Alert>
      )}
      {isOther && <Alert tone="warning">{say(texts.changedMeanwhile)}</Alert>}
      <FormSection
        title={say(texts.anew, { n: anew.length })}
        hint={say(anew.length > 0 ? texts.anewLead : texts.nothingAnew)}
      >
        <AnewList lines={anew} chosen={chosen} onChoose={choose} />
      </FormSection>
      <FormSection
        title={say(texts.due, { n: due.count })}
        hint={say(due.count > 0 ? texts.dueLead : texts.nothingDue, { to })}
      >
        <DueList due={due} />
      </FormSection>
      <FormSection
        title={say(texts.lost, { n: lost.length })}
        hint={say(lost.length > 0 ? texts.lostLead : texts.nothingLost)}
      >
        <LostList lines={lost} />
      </FormSection>
      <FormSection
        title={say(texts.moved, { n: unchanged + moved.length })}
        hint={say(texts.unchanged, { n: unchanged, others: moved.length })}
      >
        <MovedList lines={moved} />
      </FormSection>
      <div className={classes.actions}>
        <Button loading={isRunning} disabled={hasUnsaved} onClick={() => void take()}>
          {say(texts.take)}
        </Button>
        {chosen.size > 0 && (
          <Button variant="default" onClick={reset}>
            {say(texts.reset)}
          </Button>
        )}
        <Button component={AppLink} href={tenderPath(tender.id)} variant="subtle">
          {say(texts.cancel)}
        </Button>
      </div>
    </div>
  )
}

import { newerThan } from '@allmende/domain/notices/migration/field-moves.ts'
import type { TemplateMigration } from '@allmende/domain/templates/migration/template-migration.contract.ts'
import type { Template } from '@allmende/domain/templates/templates.contract.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadingScreen } from '../../errors/LoadingScreen.tsx'
import { NotFoundScreen } from '../../errors/NotFoundScreen.tsx'
import { rpcQuery } from '../../rpc/queries.ts'
import { Page } from '../../shell/Page.tsx'
import { AppLink } from '../../ui/AppLink.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { FormSection } from '../../ui/form/FormSection.tsx'
import { useSay } from '../../ui/language.tsx'
import { LoadFault } from '../../ui/LoadFault.tsx'
import { listPath, pathOf } from '../template-paths.ts'
import { texts as listTexts } from '../templates.texts.ts'
import { GoneList } from './GoneList.tsx'
import classes from '../../notices/migration.module.css'
import { texts } from './migration.texts.ts'
import { ReplacedList } from './ReplacedList.tsx'
import { useTemplateMigration } from './useTemplateMigration.ts'

const ownId = /^F-\d{1,9}$/

/** What becomes of an own form in a newer version of the standard, before anything is changed. */
export function TemplateMigrationScreen({ id }: { id: string | undefined }) {
  return id !== undefined && ownId.test(id) ? <Known id={id} /> : <NotFoundScreen />
}

function Known({ id }: { id: string }) {
  const say = useSay()
  const template = useQuery(rpcQuery('getProjectTemplate', id))
  const migration = useQuery(rpcQuery('getTemplateMigration', id))
  const error = template.error ?? migration.error
  if (template.data && migration.data)
    return <MigrationPage template={template.data} migration={migration.data} />
  if (!error) return <LoadingScreen />
  if (error.type === 'NotFoundException') return <NotFoundScreen />
  const retry = () => void (template.error ? template.refetch() : migration.refetch())
  return <LoadFault title={say(texts.notLoaded)} error={error} onRetry={retry} />
}

function MigrationPage({ template, migration }: { template: Template; migration: TemplateMigration }) {
  const say = useSay()
  const [opened, setOpened] = useState(false)
  const { take, isRunning } = useTemplateMigration(template, migration)
  const { from, to, staying, gone, replaced, added } = migration
  const title = say(texts.title, { to: newerThan(template.sdkVersion) ?? to })
  const crumbs = [
    { label: say(listTexts.forms), path: listPath },
    { label: template.name, path: pathOf(template), isName: true },
    { label: title },
  ]
  return (
    <Page title={title} lead={template.name} crumbs={crumbs}>
      <div className={classes.page}>
        <p className={classes.lead}>{say(texts.lead, { from, to })}</p>
        <FormSection
          title={say(texts.gone, { n: gone.length })}
          hint={say(gone.length > 0 ? texts.goneLead : texts.nothingGone)}
        >
          <GoneList parts={gone} />
        </FormSection>
        {replaced.length > 0 && (
          <FormSection title={say(texts.replaced, { n: replaced.length })} hint={say(texts.replacedLead)}>
            <ReplacedList parts={replaced} />
          </FormSection>
        )}
        <FormSection
          title={say(texts.added, { n: added.length })}
          hint={say(added.length > 0 ? texts.addedLead : texts.nothingAdded)}
        >
          {added.length > 0 && (
            <Disclosure title={say(texts.showAdded)} opened={opened} onToggle={() => setOpened(!opened)}>
              <ul className={classes.lines}>
                {added.map((name, index) => (
                  <li key={`${index} ${name}`}>{name}</li>
                ))}
              </ul>
            </Disclosure>
          )}
        </FormSection>
        <FormSection title={say(texts.staying, { n: staying })}>
          <p className={classes.lead}>{say(texts.stayingLead)}</p>
        </FormSection>
        <div className={classes.actions}>
          <Button loading={isRunning} onClick={() => void take()}>
            {say(texts.take)}
          </Button>
          <Button component={AppLink} href={pathOf(template)} variant="subtle">
            {say(texts.cancel)}
          </Button>
        </div>
      </div>
    </Page>
  )
}

import type { TenderType } from '@allmende/domain/procedure/tender-type.ts'
import { offeredTypes } from '@allmende/domain/tenders/tenders.rules.ts'
import { tenderTypeTexts } from '@allmende/domain/tenders/tenders.texts.ts'
import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { LoadingScreen } from '../errors/LoadingScreen.tsx'
import { templatesQuery } from '../templates/templates.query.ts'
import { useGoTo } from '../ui/AppLink.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { FormSection } from '../ui/form/FormSection.tsx'
import { RadioField } from '../ui/form/RadioField.tsx'
import { SelectField } from '../ui/form/SelectField.tsx'
import { useSay } from '../ui/language.tsx'
import { offeredTemplates } from './offered-templates.ts'
import { startValuesIn } from './start-values.ts'
import { TemplateFault } from './TemplateFault.tsx'
import classes from './TenderForm.module.css'
import { newPath } from './tender-paths.ts'
import { texts } from './tender-form.texts.ts'

/** Before the form: which one, and for which kind of tender. */
export function TemplateChoice() {
  const say = useSay()
  const goTo = useGoTo()
  const search = useLocation({ select: ({ searchStr }) => searchStr })
  const given = startValuesIn(search).type
  const { data, error, refetch } = useQuery(templatesQuery)
  const [templateId, setTemplateId] = useState<string | null>(null)
  const [type, setType] = useState<TenderType>(given ?? 0)
  if (error && !data) return <TemplateFault error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingScreen />
  const offered = offeredTemplates(data)
  if (offered.length === 0) return <EmptyState title={say(texts.noForms)} />
  const address = () => {
    const query = new URLSearchParams(search)
    query.set('type', String(type))
    return `${newPath}/${templateId}?${query}`
  }
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (templateId !== null) goTo(address())
      }}
    >
      <FormSection title={say(texts.form)}>
        <SelectField
          label={say(texts.form)}
          required
          placeholder={say(texts.formPlaceholder)}
          options={offered.map(({ id, name }) => ({
            value: id,
            label: id.startsWith('EU-') ? `${name} (${id})` : name,
          }))}
          value={templateId}
          onChange={setTemplateId}
        />
        {given === null && (
          <RadioField
            label={say(texts.kind)}
            required
            options={offeredTypes.map((one) => ({ value: String(one), label: say(tenderTypeTexts[one]) }))}
            value={String(type)}
            onChange={(chosen) => chosen !== null && setType(Number(chosen) as TenderType)}
          />
        )}
      </FormSection>
      <div className={classes.next}>
        <Button
          type="submit"
          disabled={templateId === null}
          rightSection={<IconArrowRight size={20} aria-hidden />}
        >
          {say(texts.next)}
        </Button>
        {templateId === null && <span className={classes.hint}>{say(texts.formFirst)}</span>}
      </div>
    </form>
  )
}

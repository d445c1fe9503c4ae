import type { CodeLists } from '@allmende/domain/notices/code-lists.ts'
import type { Form } from '@allmende/domain/notices/form.ts'
import { shownPanels } from '@allmende/domain/notices/layout.ts'
import { spokenFields } from '@allmende/domain/notices/spoken-values.ts'
import type { Tender } from '@allmende/domain/tenders/tenders.contract.ts'
import { useMemo } from 'react'
import { Facts } from '../ui/Facts.tsx'
import { FormSection } from '../ui/form/FormSection.tsx'
import { useLanguage, useSay } from '../ui/language.tsx'
import classes from './TenderScreen.module.css'
import { texts } from './tenders.texts.ts'

type NoticeValuesProps = { tender: Tender; form: Form; lists: CodeLists }

/** What was entered, panel by panel, in words. */
export function NoticeValues({ tender, form, lists }: NoticeValuesProps) {
  const say = useSay()
  const { language } = useLanguage()
  const panels = useMemo(() => {
    const spoken = spokenFields(form, tender.panels, { language, lists })
    return shownPanels(form, tender.panels)
      .map(({ path, group, ordinal, caption }) => ({
        path,
        title: `${ordinal} ${group.label}${caption ? `: ${caption}` : ''}`,
        facts: spoken
          .filter((field) => field.path.startsWith(`${path}/`) && !field.isHidden)
          .map(({ label, text }) => ({ label, value: text })),
      }))
      .filter(({ facts }) => facts.length > 0)
  }, [form, tender.panels, language, lists])
  return (
    <FormSection title={say(texts.notice)}>
      {panels.length === 0 && <p>{say(texts.nothingEntered)}</p>}
      <div>
        {panels.map(({ path, title, facts }) => (
          <section key={path} className={classes.panel}>
            <h3>{title}</h3>
            <Facts facts={facts} />
          </section>
        ))}
      </div>
    </FormSection>
  )
}

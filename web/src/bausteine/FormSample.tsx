import { Email, RequiredLine } from '@allmende/domain/method.ts'
import { useState } from 'react'
import { z } from 'zod'
import { AppLink } from '../ui/AppLink.tsx'
import { DraftOffer } from '../ui/form/DraftOffer.tsx'
import { ErrorSummary } from '../ui/form/ErrorSummary.tsx'
import { texts as formTexts } from '../ui/form/form.texts.ts'
import { SaveFooter } from '../ui/form/SaveFooter.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { DateTimeField } from '../ui/form/DateTimeField.tsx'
import { useDraft } from '../ui/form/useDraft.ts'
import { useForm } from '../ui/form/useForm.ts'
import { useLeaveGuard } from '../ui/form/useLeaveGuard.ts'
import { useSay } from '../ui/language.tsx'
import { toast } from '../ui/toasts.tsx'
import classes from './Bausteine.module.css'
import { texts } from './bausteine.texts.ts'
import { Sample, Section } from './Section.tsx'

const schema = z.object({
  name: RequiredLine(80),
  email: Email,
  deadline: z.iso.datetime().nullable(),
  contact: z.object({ zip: z.string().regex(/^\d{5}$/), city: RequiredLine(60) }),
})
const blank: z.input<typeof schema> = { name: '', email: '', deadline: null, contact: { zip: '', city: '' } }

const forms = '/_bausteine/formular'
const noticeForms = [
  { href: `${forms}/EU-19`, name: 'EU-19' },
  { href: `${forms}/EU-29`, name: 'EU-29' },
  { href: `${forms}/EU-19?lose=100`, name: 'EU-19, 100 Lose' },
]

export function FormSample() {
  const say = useSay()
  const [savedAt, setSavedAt] = useState<Date>()
  const form = useForm({
    schema,
    initial: blank,
    labels: {
      name: say(texts.tender),
      email: say(texts.email),
      deadline: say(texts.deadline),
      'contact.zip': say(texts.zip),
      'contact.city': say(texts.city),
    },
    onSubmit: () => {
      setSavedAt(() => new Date())
      draft.clear()
      toast.success(say(texts.formSaved))
    },
  })
  const draft = useDraft({
    user: 'bausteine',
    form: 'muster',
    version: 1,
    value: form.values,
    dirty: form.dirty,
  })
  useLeaveGuard(form.dirty)
  return (
    <Section id="formular">
      <Sample title={say(texts.tender)}>
        <form {...form.formProps} className={classes.stack} aria-label={say(texts.tender)}>
          <DraftOffer draft={draft} onRestore={(which) => form.setValues(draft.restore(which) ?? blank)} />
          <ErrorSummary errors={form.errors} attempt={form.attempts} />
          <p className={classes.quiet}>{say(formTexts.requiredMark)}</p>
          <TextField {...form.field('name')} required />
          <TextField {...form.field('email')} type="email" required />
          <DateTimeField {...form.field('deadline')} hint={say(texts.deadlineHint)} />
          <TextField {...form.field('contact.zip')} inputMode="numeric" required />
          <TextField {...form.field('contact.city')} required />
          <SaveFooter
            dirty={form.dirty}
            saving={form.submitting}
            savedAt={savedAt}
            onCancel={() => {
              form.reset(blank)
              draft.clear()
            }}
          />
        </form>
      </Sample>
      <Sample title={say(texts.noticeForm)}>
        <ul>
          {noticeForms.map(({ href, name }) => (
            <li key={href}>
              <AppLink href={href}>{name}</AppLink>
            </li>
          ))}
        </ul>
      </Sample>
    </Section>
  )
}

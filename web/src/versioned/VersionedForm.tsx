import type { ReactNode } from 'react'
import { confirm } from '../ui/confirm.tsx'
import { ConflictNotice } from '../ui/form/ConflictNotice.tsx'
import { ErrorSummary } from '../ui/form/ErrorSummary.tsx'
import { texts as formTexts } from '../ui/form/form.texts.ts'
import { SaveFooter } from '../ui/form/SaveFooter.tsx'
import type { FormState } from '../ui/form/useForm.ts'
import { useSay } from '../ui/language.tsx'
import classes from './versioned.module.css'
import { VersionedNotices } from './VersionedNotices.tsx'
import { texts } from './versioned.texts.ts'
import type { VersionedState } from './useVersioned.ts'

type VersionedFormProps<Values> = {
  /** From `useVersionedForm`. */
  state: VersionedState & {
    form: Pick<FormState, 'errors' | 'attempts' | 'submit' | 'formProps'>
    sides: { base: Values; mine: Values; theirs: Values } | null
    rebase: (mine?: Values) => void
  }
  /** What is compared, by its paths. */
  labels: Readonly<Record<string, string | undefined>>
  /** How a value reads where both states are compared. */
  show?: (path: string, value: unknown) => string
  id?: string
  label?: string
  wide?: boolean
  /** Where no field has to be filled. */
  demandsNothing?: boolean
  /** Where Enter in a field must not save the whole. */
  savesByButton?: boolean
  /** Where another word than "Speichern" is prescribed. */
  saveLabel?: string
  /** Why it cannot be saved yet. */
  disabledReason?: string | undefined
  /** Left out where one stays on the page: then everything typed is taken back, after a question. */
  onCancel?: () => void
  children: ReactNode
}

/** A form for something that several people change: its notices on top, its fields, its foot. */
export function VersionedForm<Values>(props: VersionedFormProps<Values>) {
  const say = useSay()
  const { state, labels, show, savesByButton = false, disabledReason, onCancel, children } = props
  const { form, sides, rebase, dirty, saving, savedAt, compare } = state
  async function takeBack() {
    const question = {
      title: say(texts.discardTitle),
      text: say(texts.discardText),
      confirmLabel: say(texts.discardYes),
      cancelLabel: say(texts.discardNo),
      danger: true,
    }
    if (!dirty || (await confirm(question))) rebase()
  }
  const attributes = {
    className: classes.form,
    'data-wide': props.wide || undefined,
    ...(props.id && { id: props.id }),
    ...(props.label && { 'aria-label': props.label }),
  }
  const content = (
    <>
      <VersionedNotices
        state={state}
        conflict={
          sides && (
            <ConflictNotice
              {...sides}
              labels={labels}
              saveLabel={props.saveLabel}
              {...(show && { show })}
              onKeepMine={rebase}
              onTakeTheirs={() => rebase()}
            />
          )
        }
      />
      <ErrorSummary errors={form.errors} attempt={form.attempts} />
      {!props.demandsNothing && <p className={classes.hint}>{say(formTexts.requiredMark)}</p>}
      {children}
      <SaveFooter
        dirty={dirty}
        saving={saving}
        savedAt={savedAt}
        disabledReason={disabledReason}
        onCompare={compare}
        {...(props.saveLabel && { saveLabel: props.saveLabel })}
        {...(savesByButton && { onSave: () => void form.submit() })}
        onCancel={onCancel ?? (() => void takeBack())}
      />
    </>
  )
  return savesByButton ? (
    <div {...attributes}>{content}</div>
  ) : (
    <form {...form.formProps} {...attributes}>
      {content}
    </form>
  )
}

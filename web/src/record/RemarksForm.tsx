import type { RecordRemarks } from '@allmende/domain/record/record.contract.ts'
import { sayMoment } from '@allmende/domain/times.ts'
import { Button } from '@mantine/core'
import { IconListDetails } from '@tabler/icons-react'
import { FormSection } from '../ui/form/FormSection.tsx'
import { useLanguage, useSay } from '../ui/language.tsx'
import type { CaretUnder } from '../ui/markdown/caret-under.ts'
import { MarkdownEditor } from '../ui/markdown/MarkdownEditor.tsx'
import { VersionedForm } from '../versioned/VersionedForm.tsx'
import classes from './record.module.css'
import { texts } from './record.texts.ts'
import type { RemarksState } from './useRemarksForm.ts'

type RemarksFormProps = {
  id: string
  state: RemarksState
  remarks: RecordRemarks
  caretUnder: CaretUnder | null
  /** Null where nothing is missing that could be written here. */
  onOutline: (() => void) | null
}

/** The team's own part of the record. */
export function RemarksForm({ id, state, remarks, caretUnder, onOutline }: RemarksFormProps) {
  const say = useSay()
  const { language } = useLanguage()
  const { changed, by } = remarks
  return (
    <FormSection anchor={id} title={say(texts.remarks)} hint={say(texts.remarksHint)}>
      {changed && by && (
        <p className={classes.quiet}>
          {say(texts.changedBy, { moment: sayMoment(changed, language), person: by })}
        </p>
      )}
      <VersionedForm state={state} labels={{ text: say(texts.remarks) }} wide demandsNothing savesByButton>
        {onOutline && (
          <div>
            <Button
              variant="default"
              leftSection={<IconListDetails size={20} aria-hidden />}
              onClick={onOutline}
            >
              {say(texts.outline)}
            </Button>
          </div>
        )}
        <MarkdownEditor {...state.form.field('text')} caretUnder={caretUnder} />
      </VersionedForm>
    </FormSection>
  )
}

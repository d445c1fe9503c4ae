import { isDocumentNumber } from '@allmende/domain/notices/form/document-addresses.ts'
import type { FormField } from '@allmende/domain/notices/form/form.ts'
import { nestedIn } from '@allmende/domain/notices/form/form-index.ts'
import { anchorOf, childPath, type ValuePath } from '@allmende/domain/notices/form/paths.ts'
import { fieldAt } from '@allmende/domain/notices/values/reading.ts'
import { isRequired, isShown } from '@allmende/domain/notices/check/visibility.ts'
import { memo } from 'react'
import { useSay } from '../ui/language.tsx'
import { useFault } from './faults.ts'
import type { ControlProps } from './fields/control.ts'
import { FieldControl } from './fields/FieldControl.tsx'
import { Translations } from './fields/Translations.tsx'
import classes from './NoticeForm.module.css'
import { useReading, useSurroundings } from './notice-context.ts'
import { texts } from './notices.texts.ts'
import { partyTexts } from './parties/parties.texts.ts'
import { useLinkedOrganization } from './parties/useLinkedOrganization.ts'

type FieldViewProps = {
  field: FormField
  /** The group instance that holds it. */
  groupPath: ValuePath
  /** Its place among the answers to the same question, where these are listed below each other. */
  ordinal?: number | undefined
}

/** One question, and below it those that its answer reveals. */
export const FieldView = memo(function FieldView({ field, groupPath, ordinal }: FieldViewProps) {
  const isThere = useReading((form, values) => isShown(form, values, groupPath, field))
  if (!isThere) return null
  const nested = nestedIn(field)
  return (
    <>
      <ShownField field={field} groupPath={groupPath} ordinal={ordinal} />
      {nested.length > 0 && (
        <div className={classes.nested}>
          {nested.map(({ field: inner }) => (
            <FieldView key={inner.contentId} field={inner} groupPath={groupPath} />
          ))}
        </div>
      )}
    </>
  )
})

/** What stands beside its neighbour where there is room. */
const short: readonly string[] = ['date', 'time', 'integer', 'number']

function ShownField({ field, groupPath, ordinal = 1 }: FieldViewProps) {
  const say = useSay()
  const { store, readOnly, derived, locks } = useSurroundings()
  const isDerived = derived?.fieldIds.includes(field.contentId)
  const path = childPath(groupPath, field)
  const value = useReading((_, values) => fieldAt(values, path))
  const required = useReading((form, values) => isRequired(form, values, groupPath, field))
  const error = useFault(path)
  const organization = useLinkedOrganization(field, groupPath)
  const whyNot = isDerived ? null : (locks?.whyNot(path, field) ?? null)
  const byPlatform = isDocumentNumber(field.contentId) ? texts.numberedOnSaving : texts.filledOnSaving
  const ownHint = field.filledOnSaving ? say(byPlatform) : undefined
  const control: ControlProps = {
    field,
    path,
    value,
    change: (next) => store.change(path, next),
    shared: {
      id: anchorOf(path),
      label: ordinal > 1 ? `${field.label} ${ordinal}` : field.label,
      hint: organization
        ? say(partyTexts.ofOrganization, { name: organization.name })
        : isDerived
          ? derived?.hint
          : (whyNot ?? field.description ?? ownHint),
      error,
      required,
      readOnly: readOnly || field.readOnly || isDerived || whyNot !== null || organization !== undefined,
      onBlur: () => store.touch(path),
    },
  }
  return (
    <div data-field={field.contentId} data-span={short.includes(field.type) ? 'half' : undefined}>
      <FieldControl {...control} />
      {field.type === 'text-multilingual' && <Translations {...control} />}
    </div>
  )
}

import { asksForOffersOnly } from '@allmende/domain/procedure/stages.ts'
import { isContinuous, isRun, type TenderType } from '@allmende/domain/procedure/tender-type.ts'
import type { Form } from '@allmende/domain/notices/form/form.ts'
import { anchorOf, type ValuePath } from '@allmende/domain/notices/form/paths.ts'
import { ownParts, ownPath } from '@allmende/domain/tenders/check/own-places.ts'
import { asksFor } from '@allmende/domain/tenders/notice/notice-facts.ts'
import { longestOfTender } from '@allmende/domain/tenders/lengths.ts'
import { offeredTypes } from '@allmende/domain/tenders/tenders.rules.ts'
import { labelsOf, tenderLabels, tenderTypeTexts } from '@allmende/domain/tenders/tenders.texts.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useRemarks } from '../notices/faults.ts'
import type { NoticeFormStore } from '../notices/form-store.ts'
import { organizationsQuery } from '../organizations/organizations.query.ts'
import { DateTimeField } from '../ui/form/DateTimeField.tsx'
import { FieldGrid, GridCell } from '../ui/form/FieldGrid.tsx'
import { FormSection } from '../ui/form/FormSection.tsx'
import { NumberField } from '../ui/form/NumberField.tsx'
import { SelectField } from '../ui/form/SelectField.tsx'
import { TextAreaField } from '../ui/form/TextAreaField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { useSay } from '../ui/language.tsx'
import type { DeadlineKey, TenderEntries } from './tender-entries.ts'
import { texts } from './tender-form.texts.ts'

type DescriptionSectionProps = {
  form: Form
  /** Once saved, and where the way here decided it, the kind stays. */
  isTypeFixed: boolean
  entries: TenderEntries
  refused: Readonly<Record<string, string>>
  /** What was found at the tender's own fields, too. */
  store: NoticeFormStore
  onChange: (changes: Partial<TenderEntries>) => void
  /** Why one of these stays as it was announced; left out where everything can be changed. */
  lockOf?: ((key: 'name' | 'description' | 'organizationId') => string | null) | undefined
  /** The same of deadlines. */
  deadlineLocks?: Readonly<Partial<Record<DeadlineKey | 'deadlinePeriodDays', string | null>>> | undefined
  /** Of a published tender: of what is left out no deadline is asked for. */
  skippedPhases?: readonly number[] | undefined
  /** Cells for what the notice says of itself. */
  children: ReactNode
}

/** Of which kind the tender is, until when things are handed in, and what its notice does not ask. */
export function DescriptionSection({
  form,
  isTypeFixed,
  entries,
  refused,
  store,
  onChange,
  lockOf = () => null,
  deadlineLocks = {},
  skippedPhases = [],
  children,
}: DescriptionSectionProps) {
  const say = useSay()
  const asked = asksFor(form)
  const { type } = entries
  const locked = (key: 'name' | 'description' | 'organizationId') => {
    const why = lockOf(key)
    return why === null ? {} : { readOnly: true, hint: why }
  }
  return (
    <FormSection
      anchor={ownParts.description}
      title={say(texts.description)}
      {...(isRun(type) && { hint: say(texts.descriptionHint) })}
    >
      <FieldGrid>
        <GridCell>
          <SelectField
            label={say(texts.kind)}
            required
            disabled={isTypeFixed}
            {...(!isTypeFixed && { hint: say(texts.kindFixed) })}
            options={offeredTypes.map((one) => ({ value: String(one), label: say(tenderTypeTexts[one]) }))}
            value={String(type)}
            onChange={(chosen) => chosen !== null && onChange({ type: Number(chosen) as TenderType })}
          />
        </GridCell>
        {!asked.name && (
          <GridCell>
            <TextField
              id={anchorOf(ownPath('name'))}
              label={say(tenderLabels.name)}
              required
              maxLength={longestOfTender.name}
              value={entries.name}
              error={refused['name']}
              {...locked('name')}
              onChange={(name) => onChange({ name })}
            />
          </GridCell>
        )}
        {!asked.organizationId && (
          <GridCell>
            <BuyerField
              value={entries.organizationId}
              error={refused['organizationId']}
              {...locked('organizationId')}
              onChange={(organizationId) => onChange({ organizationId })}
            />
          </GridCell>
        )}
        {!asked.description && (
          <GridCell>
            <TextAreaField
              label={say(tenderLabels.description)}
              rows={3}
              maxLength={longestOfTender.description}
              value={entries.description}
              error={refused['description']}
              {...locked('description')}
              onChange={(description) => onChange({ description })}
            />
          </GridCell>
        )}
        {isRun(type) && (
          <DeadlineFields {...{ entries, refused, store, onChange, deadlineLocks, skippedPhases }} />
        )}
        {children}
      </FieldGrid>
    </FormSection>
  )
}

type BuyerFieldProps = {
  value: number | null
  error: string | undefined
  readOnly?: boolean
  hint?: string
  onChange: (organizationId: number | null) => void
}

function BuyerField({ value, error, onChange, ...field }: BuyerFieldProps) {
  const say = useSay()
  const { data = [] } = useQuery(organizationsQuery('CLIENT'))
  return (
    <SelectField
      {...field}
      id={anchorOf(ownPath('organizationId'))}
      label={say(tenderLabels.organizationId)}
      required
      options={data.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value === null ? null : String(value)}
      error={error}
      onChange={(chosen) => onChange(chosen === null ? null : Number(chosen))}
    />
  )
}

type DeadlineFieldsProps = Pick<
  DescriptionSectionProps,
  'entries' | 'refused' | 'store' | 'onChange' | 'deadlineLocks'
> & { skippedPhases: readonly number[] }

function DeadlineFields({
  entries,
  refused,
  store,
  onChange,
  deadlineLocks,
  skippedPhases,
}: DeadlineFieldsProps) {
  const say = useSay()
  const continuous = isContinuous(entries.type)
  const labels = labelsOf(entries.type)
  const deadline = (key: DeadlineKey, more: { required?: boolean; hint?: string } = {}) => (
    <GridCell span="half">
      <DeadlineField
        store={store}
        place={ownPath(key)}
        label={say(labels[key])}
        value={entries[key]}
        refused={refused[key]}
        onChange={(moment) => onChange({ [key]: moment })}
        {...more}
        {...(deadlineLocks?.[key] && { readOnly: true, hint: deadlineLocks[key] })}
      />
    </GridCell>
  )
  if (!continuous)
    return (
      <>
        {!asksForOffersOnly({ skippedPhases }) && deadline('applicationDeadline')}
        {deadline('offerDeadline')}
      </>
    )
  return (
    <>
      {deadline('finalDeadline', { hint: say(texts.finalHint) })}
      {deadline('offerDeadline')}
      {deadline('applicationDeadline', { required: true })}
      <GridCell span="half">
        <NumberField
          id={anchorOf(ownPath('deadlinePeriodDays'))}
          label={say(labels.deadlinePeriodDays)}
          hint={say(texts.daysHint)}
          required
          unit={say(texts.days)}
          min={1}
          max={3650}
          value={entries.deadlinePeriodDays}
          error={refused['deadlinePeriodDays']}
          onChange={(deadlinePeriodDays) => onChange({ deadlinePeriodDays })}
          {...(deadlineLocks?.deadlinePeriodDays && {
            readOnly: true,
            hint: deadlineLocks.deadlinePeriodDays,
          })}
        />
      </GridCell>
    </>
  )
}

type DeadlineFieldProps = {
  store: NoticeFormStore
  place: ValuePath
  label: string
  value: string | null
  refused: string | undefined
  required?: boolean
  hint?: string
  readOnly?: boolean
  onChange: (moment: string | null) => void
}

function DeadlineField({ store, place, refused, ...field }: DeadlineFieldProps) {
  const remarks = useRemarks(store, place)
  return (
    <DateTimeField
      {...field}
      {...remarks}
      id={anchorOf(place)}
      error={refused ?? remarks.error}
      onBlur={() => store.touch(place)}
    />
  )
}

import { Input, InputWrapperContext } from '@mantine/core'
import { type ReactNode, use, useState } from 'react'
import { useSay } from '../language.tsx'
import { CalendarButton } from './CalendarButton.tsx'
import classes from './DateTimeField.module.css'
import type { FieldProps } from './field.tsx'
import { FormField } from './FormField.tsx'
import { texts } from './form.texts.ts'
import { readDate, writeDate } from './typed-date.ts'
import { keepMoment, readMoment, showMoment, type TypedMoment } from './typed-moment.ts'

/** An instant as ISO text in UTC, shown and typed as German time. What cannot be read is passed on as typed. */
export function DateTimeField({ value, onChange, onBlur, ...field }: FieldProps<string | null>) {
  const say = useSay()
  const [typed, setTyped] = useState<TypedMoment | null>(null)
  const shown = typed ?? showMoment(value)
  const read = readMoment(shown)
  const fault = typed === null && read.instant === null ? read.fault : null
  const locked = Boolean(field.disabled || field.readOnly)
  const take = (next: TypedMoment) => {
    setTyped(next)
    onChange(keepMoment(next))
  }
  const twice = read.instant !== null && read.twice
  return (
    <FormField
      {...field}
      hint={twice ? say(texts.twice) : field.hint}
      error={field.error ?? (fault ? say(texts[fault]) : undefined)}
    >
      {({ 'aria-labelledby': labelledBy, id, ...control }) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only listens for the focus leaving
        <fieldset
          className={classes.parts}
          aria-labelledby={labelledBy}
          onBlur={(event) => {
            if (event.currentTarget.contains(event.relatedTarget)) return
            setTyped(null)
            onBlur?.()
          }}
        >
          <Input
            {...control}
            id={id}
            aria-label={`${field.label}: ${say(texts.date)}`}
            wrapperProps={{ 'data-part': 'date' }}
            error={control['aria-invalid']}
            disabled={field.disabled ?? false}
            readOnly={field.readOnly ?? false}
            inputMode="numeric"
            autoComplete="off"
            placeholder={say(texts.datePlaceholder)}
            value={shown.date}
            onChange={(event) => take({ ...shown, date: event.currentTarget.value })}
            rightSectionPointerEvents="all"
            rightSection={
              <CalendarButton
                label={field.label}
                disabled={locked}
                value={readDate(shown.date)}
                onPick={(date) => take({ ...shown, date: writeDate(date) })}
              />
            }
          />
          <WithOwnId id={`${id}-time`}>
            <Input
              {...control}
              aria-label={`${field.label}: ${say(texts.time)}`}
              wrapperProps={{ 'data-part': 'time' }}
              error={control['aria-invalid']}
              disabled={field.disabled ?? false}
              readOnly={field.readOnly ?? false}
              inputMode="numeric"
              autoComplete="off"
              placeholder={say(texts.timePlaceholder)}
              value={shown.time}
              onChange={(event) => take({ ...shown, time: event.currentTarget.value })}
              rightSection={<span className={classes.unit}>{say(texts.oclock)}</span>}
            />
          </WithOwnId>
        </fieldset>
      )}
    </FormField>
  )
}

/** For a second input round one label, which would otherwise get the id of the first. */
function WithOwnId({ id, children }: { id: string; children: ReactNode }) {
  const wrapper = use(InputWrapperContext)
  return <InputWrapperContext value={wrapper && { ...wrapper, inputId: id }}>{children}</InputWrapperContext>
}

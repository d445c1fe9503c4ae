import '@mantine/dates/styles.layer.css'
import './calendar.css'
import 'dayjs/locale/de'
import { DatePicker, DatesProvider } from '@mantine/dates'
import { useEffect, useRef } from 'react'
import { useLanguage, useSay } from '../language.tsx'
import { texts } from './form.texts.ts'

export type CalendarProps = {
  value: string | null
  onPick: (date: string) => void
  min?: string | undefined
  max?: string | undefined
}

/** A month to pick a day from, Monday first. Loaded only when a calendar is opened. */
export function Calendar({ value, onPick, min, max }: CalendarProps) {
  const say = useSay()
  const { language } = useLanguage()
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => startAtDay(frame.current), [])
  return (
    <DatesProvider settings={{ locale: language, firstDayOfWeek: 1, weekendDays: [0, 6] }}>
      <DatePicker
        ref={frame}
        // Its buttons leave Escape to the calendar, as its frame does.
        __stopPropagation
        value={value}
        {...(value !== null && { defaultDate: value })}
        onChange={(date) => date !== null && onPick(date)}
        {...(min !== undefined && { minDate: min })}
        {...(max !== undefined && { maxDate: max })}
        highlightToday
        size="md"
        ariaLabels={{
          previousMonth: say(texts.previousMonth),
          nextMonth: say(texts.nextMonth),
          previousYear: say(texts.previousYear),
          nextYear: say(texts.nextYear),
          previousDecade: say(texts.previousDecade),
          nextDecade: say(texts.nextDecade),
        }}
      />
    </DatesProvider>
  )
}

/**
 * Arrow keys move between days, so the focus begins at one: the chosen day, today or the first allowed. The mark is
 * for the trap around the calendar, which puts the focus where it wants a moment later.
 */
function startAtDay(frame: HTMLElement | null) {
  const day = frame?.querySelector<HTMLElement>('table button[tabindex="0"]')
  day?.setAttribute('data-autofocus', '')
  day?.focus({ preventScroll: true })
}

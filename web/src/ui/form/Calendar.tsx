import '@mantine/dates/styles.layer.css'
import './calendar.css'
import 'dayjs/locale/de'
import { DatePicker, DatesProvider } from '@mantine/dates'
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
  return (
    <DatesProvider settings={{ locale: language, firstDayOfWeek: 1, weekendDays: [0, 6] }}>
      <DatePicker
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

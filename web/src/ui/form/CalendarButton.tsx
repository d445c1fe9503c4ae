import { ActionIcon, Loader, Popover } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { houseTexts } from '../house.texts.ts'
import { useSay } from '../language.tsx'
import type { CalendarProps } from './Calendar.tsx'
import { texts } from './form.texts.ts'

const Calendar = lazy(() => import('./Calendar.tsx').then((module) => ({ default: module.Calendar })))

/** Beside a date one can always type: a calendar to pick it from. */
export function CalendarButton({
  label,
  disabled,
  onPick,
  ...calendar
}: CalendarProps & { label: string; disabled: boolean }) {
  const say = useSay()
  const [opened, setOpened] = useState(false)
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          size={32}
          disabled={disabled}
          aria-label={`${label}: ${say(texts.openCalendar)}`}
          onClick={() => setOpened(!opened)}
        >
          <IconCalendar size={20} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      {/* Escape closes the calendar alone: a dialog around it asks this mark whether it is meant. */}
      <Popover.Dropdown aria-label={say(texts.calendar)} data-mantine-stop-propagation="true">
        <Suspense fallback={<Loader size="sm" aria-label={say(houseTexts.loading)} />}>
          <Calendar
            {...calendar}
            onPick={(date) => {
              onPick(date)
              setOpened(false)
            }}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}

import { fieldAt } from '@allmende/domain/notices/values/reading.ts'
import { DateField } from '../../ui/form/DateField.tsx'
import { DateTimeField } from '../../ui/form/DateTimeField.tsx'
import { TimeField } from '../../ui/form/TimeField.tsx'
import { useSurroundings } from '../notice-context.ts'
import { dayOf, keptDay, keptTime, otherHalf, timeOf } from '../zoned.ts'
import type { ControlProps } from './control.ts'

export function DateControl({ path, value, change, shared }: ControlProps) {
  const { store } = useSurroundings()
  const kept = value?.dateValue
  /** The time beside it means the clock of the new day. */
  const moveTime = (dateValue: string) => {
    const timePath = otherHalf(path)
    const time = timePath && fieldAt(store.values.get(), timePath)?.dateTimeValue
    if (timePath && time) store.change(timePath, { dateTimeValue: keptTime(timeOf(time), dateValue) })
  }
  return (
    <DateField
      {...shared}
      value={kept === undefined ? null : dayOf(kept)}
      onChange={(day) => {
        if (day === null) return change(null)
        change({ dateValue: keptDay(day) })
        moveTime(keptDay(day))
      }}
    />
  )
}

export function TimeControl({ path, value, change, shared }: ControlProps) {
  const { store } = useSurroundings()
  const kept = value?.dateTimeValue
  const dateBeside = () => {
    const datePath = otherHalf(path)
    return datePath ? fieldAt(store.values.get(), datePath)?.dateValue : undefined
  }
  return (
    <TimeField
      {...shared}
      value={kept === undefined ? null : timeOf(kept)}
      onChange={(time) => change(time === null ? null : { dateTimeValue: keptTime(time, dateBeside()) })}
    />
  )
}

export function MomentControl({ value, change, shared }: ControlProps) {
  return (
    <DateTimeField
      {...shared}
      value={value?.dateTimeValue ?? null}
      onChange={(moment) => change(moment === null ? null : { dateTimeValue: moment })}
    />
  )
}

import { sayDeadline } from '@allmende/domain/times.ts'
import { useLanguage } from '../ui/language.tsx'

/** `Fr., 04.12.2026, 10:00 Uhr` */
export function DeadlineText({ moment }: { moment: Date | null }) {
  const { language } = useLanguage()
  return moment && <time dateTime={moment.toISOString()}>{sayDeadline(moment, language)}</time>
}

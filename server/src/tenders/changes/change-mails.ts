import { paths } from '@allmende/domain/addresses.ts'
import type { Mail } from '@allmende/domain/deed/mail.ts'
import { spokenLines } from '@allmende/domain/tenders/spoken-lines.ts'
import type { CourseNames } from '../course/course-names.ts'
import { lotsTouched } from './changes.queries.ts'
import type { peopleTold } from './told-of-change.ts'

type Told = { reason: string; text: string; people: ReturnType<typeof peopleTold> }

/** Everyone who is told of a change, each once and with what she has to know. */
export function changeMails(names: CourseNames, { reason, text, people }: Told): Mail[] {
  return people.map(({ person: { email, name }, lines }) => ({
    key: 'changeAnnounced',
    to: email,
    values: {
      userName: name,
      projectName: names.project,
      authorityName: names.authority,
      lotNames: (lotsTouched(lines) ?? []).map(names.lot).join(', '),
      link: paths.tender(names.tenderId),
      reason,
      changeText: text,
      changes: spokenLines(lines),
    },
  }))
}

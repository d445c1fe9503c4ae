import { paths } from '@allmende/domain/addresses.ts'
import type { Mail } from '@allmende/domain/deed/mail.ts'
import type { ChangeLine } from '@allmende/domain/procedure/announced-change.ts'
import { spokenLines } from '@allmende/domain/tenders/spoken-lines.ts'
import { type Audience, everyoneConcerned } from '../course/audience.ts'
import type { CourseNames } from '../course/course-names.ts'
import { lotsTouched } from './changes.queries.ts'

type Told = { reason: string; text: string; lines: readonly ChangeLine[] }

/** Everyone who takes part, watches or was invited is told of a change, each once. */
export function changeMails(names: CourseNames, audience: Audience, { reason, text, lines }: Told): Mail[] {
  const lotIds = lotsTouched(lines) ?? []
  const changes = spokenLines(lines)
  return everyoneConcerned(audience).map(({ email, name }) => ({
    key: 'changeAnnounced',
    to: email,
    values: {
      userName: name,
      projectName: names.project,
      authorityName: names.authority,
      lotNames: lotIds.map(names.lot).join(', '),
      link: paths.tender(names.tenderId),
      reason,
      changeText: text,
      changes,
    },
  }))
}

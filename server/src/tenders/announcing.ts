import type { Mail } from '@allmende/domain/deed/mail.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'
import { filingTitles, mailTexts } from '@allmende/domain/settings/mail-notifications.texts.ts'
import { parcelChanged } from '../parcels/parcel-events.ts'
import type { Announcement } from '../rpc/announcements.ts'

/** Whoever looks at the tender, or at a list it stands in, fetches it again. */
export const tenderChanged = (id: number) => [{ kind: 'storeChanged', entity: 'project', id } as const]

/** Whoever looks at a parcel that a tender links now, or no longer does, sees its tenders. */
export const linksChanged = (before: readonly number[], after: readonly number[]): Announcement[] =>
  [...new Set([...before, ...after])]
    .filter((id) => before.includes(id) !== after.includes(id))
    .map(parcelChanged)

/** The same for what stands beside the parts in it. */
export const partsChanged = (id: number): Announcement[] => [
  ...tenderChanged(id),
  { kind: 'storeChanged', entity: 'offer', id: null },
]

/** No organization has this number: of what the team alone is told nobody else hears. */
export const insideOnly = 0

type Movement = {
  id: number
  name: string
  mails: readonly Mail[]
  /** The organization whose part alone went on, where it is but one. */
  onlyFor?: number | undefined
}

/** The same for a tender that went on: its participations and rooms too, and who is mailed of it reads it at once. */
export const tenderMoved = ({ id, name, mails, onlyFor }: Movement): Announcement[] => {
  const meant = onlyFor === undefined ? {} : { onlyFor }
  return [
    { kind: 'storeChanged', entity: 'project', id, ...meant },
    { kind: 'storeChanged', entity: 'offer', id: null, ...meant },
    { kind: 'storeChanged', entity: 'room', id: null, ...meant },
    ...noticesOf(name, mails),
  ]
}

/** What is mailed is also shown to whoever is there, one line for each occasion. */
function noticesOf(name: string, mails: readonly Mail[]): Announcement[] {
  const byTitle = Map.groupBy(mails, titleOf)
  return [...byTitle].flatMap(([title, sent]) =>
    title === null
      ? []
      : [
          {
            kind: 'notice' as const,
            emails: [...new Set(sent.map(({ to }) => to))],
            title,
            text: { de: name, en: name },
          },
        ],
  )
}

/** Of a filing the occasion alone does not say whether it came or went. */
function titleOf(mail: Mail): Bilingual | null {
  if (mail.key === 'firstAdmin') return null
  if (mail.key !== 'applicationSubmitted' && mail.key !== 'offerSubmitted') return mailTexts[mail.key].name
  const titles: Readonly<Record<string, Bilingual>> = filingTitles[mail.key]
  return titles[mail.values.filingEvent] ?? mailTexts[mail.key].name
}

/** The same where it concerns one person's own marks, of which nobody else may hear. */
export const tenderChangedFor = (id: number, email: string): Announcement[] => [
  { kind: 'storeChanged', entity: 'project', id, onlyFor: email },
]

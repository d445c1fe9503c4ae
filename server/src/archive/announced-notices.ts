import { announcedNotice } from '../tenders/notice/announced-notice.ts'
import { formOfTender } from '../tenders/tender-form.ts'
import type { Db } from '../database/schema.ts'
import type { Making } from './makes.ts'
import type { Recipe } from './parts.ts'
import { listAnnouncedVersions, listNoticeTenders } from './tender-facts.queries.ts'

type NoticeRecipe = Extract<Recipe, { make: 'announcedNotice' }>

/** What was announced cannot be put into the form of its notice. */
export class NoticeUnwritable extends Error {}

/** What the tender, and what tells its result, have announced as a notice, whether a portal was told or not. */
export async function listAnnouncedNotices(
  db: Db,
  tenderId: number,
): Promise<{ name: string; recipe: NoticeRecipe }[]> {
  const notices: { name: string; recipe: NoticeRecipe }[] = []
  for (const tender of await listNoticeTenders(db, tenderId)) {
    const { id } = tender
    const { form } = await formOfTender(db, tender, 'de')
    if (form.subtype === null) continue
    const whose = id === tenderId ? '' : `Ergebnis-${id}-`
    for (const version of await listAnnouncedVersions(db, id))
      notices.push({
        name: `${whose}Fassung-${version}.xml`,
        recipe: { make: 'announcedNotice', id, version },
      })
  }
  return notices
}

export const writtenAnnounced = ({ context }: Making, { id, version }: NoticeRecipe): Promise<string> =>
  announcedNotice(context, id, version).catch((cause: unknown) => {
    throw new NoticeUnwritable(`version ${version} of tender ${id} cannot be written`, { cause })
  })

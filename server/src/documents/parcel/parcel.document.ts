import { visitor } from '@allmende/domain/actor.ts'
import { type ParcelPdf, parcelIdsOf } from '@allmende/domain/documents/documents.contract.ts'
import { say } from '@allmende/domain/texts.ts'
import { parcelPolicy } from '@allmende/domain/parcels/parcels.policy.ts'
import { findParcel, listParcelNames } from '../../parcels/parcels.queries.ts'
import type { Context } from '../../rpc/method.ts'
import { findSettings } from '../../settings/settings.queries.ts'
import { paceOfDrawing } from '../pace.ts'
import { type Doc, Paper } from '../paper.ts'
import { requesterOf } from '../request-line.ts'
import { type Chapter, writeChapter } from './chapter.ts'
import { heightOfNotice, writeNotice } from './legal-notice.ts'
import { groundsOf } from './map/map-ground.ts'
import { texts } from './parcel.texts.ts'
import { shownParcel } from './shown-parcel.ts'

/** The exposé of one parcel, or of several as one document, with what its viewer may see and nothing else. */
export async function parcelDocument(context: Context, request: ParcelPdf): Promise<Doc> {
  const { now, language } = context
  const ids = parcelIdsOf(request)
  const isSingle = ids.length === 1
  const title = isSingle
    ? ((await listParcelNames(context.db, ids))[0]?.name ?? '')
    : say(texts.titleOfSeveral, language, { n: ids.length })
  const paper = new Paper({
    title,
    subject: say(texts.subject, language),
    requestedBy: request.asVisitor ? null : requesterOf(context.actor),
    now,
    language,
    longFrom: isSingle ? Number.POSITIVE_INFINITY : 3,
  })
  write(paper, context, request).catch((error: Error) => paper.doc.destroy(error))
  return paper.doc
}

async function write(paper: Paper, context: Context, request: ParcelPdf): Promise<void> {
  const { db, language, now } = context
  const ids = parcelIdsOf(request)
  const viewer = request.asVisitor ? visitor : context.actor
  const { legalTexts } = await findSettings(db)
  const notice = legalTexts.rechtshinweis[language].trim()
  const chapter: Chapter = {
    paper,
    context,
    viewer,
    chosen: request.images,
    isSingle: ids.length === 1,
    grounds: groundsOf(context),
    pace: paceOfDrawing(),
    noticeHeight: heightOfNotice(paper, notice),
  }
  if (!chapter.isSingle) {
    paper.space(14)
    paper.leaveRoomForContents(ids.length + 1)
  }
  for (const [index, id] of ids.entries()) {
    const whole = await findParcel(db, id)
    // Drawing takes a while; what nobody may see any more by then is left out.
    if (!whole || !parcelPolicy.view(context.actor, whole).allowed) continue
    if (index > 0) paper.doc.addPage()
    await writeChapter(chapter, shownParcel(whole, viewer, language), now)
    if (paper.doc.destroyed) return
  }
  await writeNotice(chapter, notice)
  if (!paper.doc.destroyed) paper.finish()
}

import type { Offer } from '@allmende/domain/offers/offers.contract.ts'
import { stampLabel, stampTexts } from '@allmende/domain/procedure/stamp.texts.ts'
import type { FiledFile } from '@allmende/domain/rooms/filed-file.ts'
import type { Room } from '@allmende/domain/rooms/rooms.contract.ts'
import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { sayArrival, sayExactDeadline } from '@allmende/domain/times.ts'
import { PdfButton } from '../../shell/PdfButton.tsx'
import { lotName } from '../../tenders/course/lot-names.ts'
import { Facts } from '../../ui/Facts.tsx'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { useNumbers } from '../../ui/numbers.ts'
import type { ReceiptFacts, ReceiptPart } from '../submissions/course.ts'
import classes from './filing.module.css'
import { texts } from './filing.texts.ts'

type Around = { tender: ShownTender; rooms: readonly Room[] }
type ReceiptProps = Around & { receipt: ReceiptFacts }

/** What was received and when, to be read and to be kept. */
export function Receipt({ receipt, ...around }: ReceiptProps) {
  const say = useSay()
  const { language } = useLanguage()
  const { receiptId, kind, receivedAt, stampedBy, parts } = receipt
  return (
    <div className={classes.receipt}>
      <Facts
        facts={[
          {
            label: say(kind === 'WITHDRAWAL' ? texts.withdrawnAt : texts.arrived),
            value: <strong className={classes.arrival}>{sayArrival(receivedAt, language)}</strong>,
          },
          { label: say(stampLabel), value: stampedBy && say(stampTexts[stampedBy]) },
          { label: say(texts.receiptNumber), value: String(receiptId) },
        ]}
      />
      {parts.map((part) => (
        <Part key={part.lotIds.join(' ')} {...around} kind={kind} part={part} />
      ))}
      <div className={classes.pdf}>
        <PdfButton
          request={{ kind: 'receipt', id: receiptId }}
          label={say(kind === 'WITHDRAWAL' ? texts.withdrawalPdf : texts.pdf)}
        />
      </div>
    </div>
  )
}

type PartProps = Around & { kind: ReceiptFacts['kind']; part: ReceiptPart }

/** Lots that share their deadline and what became of them. */
function Part({ kind, part, ...around }: PartProps) {
  const say = useSay()
  const { language } = useLanguage()
  const { lotIds, deadline, files, withdrawnAt, openedAt } = part
  const { lots } = around.tender
  const own = lots.filter(({ id }) => lotIds.includes(id))
  return (
    <>
      <Facts
        facts={[
          { label: say(texts.lots), value: lots.length > 1 && own.map(lotName).join('\n') },
          { label: say(texts.deadline), value: deadline && sayExactDeadline(deadline, language) },
          { label: say(texts.withdrawnAt), value: withdrawnAt && sayArrival(withdrawnAt, language) },
          { label: say(texts.openedAt), value: openedAt && sayArrival(openedAt, language) },
        ]}
      />
      {files === null && kind !== 'WITHDRAWAL' && <p className={classes.quiet}>{say(texts.filesInPdf)}</p>}
      {files !== null && files.length > 0 && <Files {...around} files={files} />}
    </>
  )
}

type FilesProps = Around & { files: readonly FiledFile[] }

function Files({ tender, rooms, files }: FilesProps) {
  const say = useSay()
  const inOrder = inTheirLots(tender, rooms, files)
  const { sayNumber, saySize } = useNumbers()
  return (
    <section aria-label={say(texts.files)}>
      <p className={classes.filesHead}>
        {say(texts.files)} ({sayNumber(files.length)})
      </p>
      <ul className={classes.files}>
        {inOrder.map(({ file: { documentId, name, size, sha256 }, place }) => (
          <li key={documentId}>
            <span className={classes.fileName}>{name}</span> <span>{saySize(size)}</span>
            {place && <span className={classes.quiet}>{place}</span>}
            <code>
              {say(texts.sha256)} {sha256}
            </code>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** By lot and room, as her page has them. */
function inTheirLots(tender: ShownTender, rooms: readonly Room[], files: readonly FiledFile[]) {
  const lotOf = (room: Room | undefined) => tender.lots.findIndex(({ id }) => id === room?.lotId)
  return files
    .map((file) => {
      const room = rooms.find(({ id }) => id === file.roomId)
      const lot = tender.lots.length > 1 ? tender.lots[lotOf(room)] : undefined
      return { file, at: lotOf(room), place: [lot?.identifier, room?.name].filter(Boolean).join(', ') }
    })
    .toSorted((one, other) => one.at - other.at)
}

/** What the answer to a filing itself tells, until the list of submissions is there. */
export function receiptIn(
  offer: Offer,
  asked: { stage: number; lotIds: readonly number[] },
): ReceiptFacts | null {
  if (offer.receiptId === null) return null
  const [part] = offer.lotOffers.filter(({ lotId }) => asked.lotIds.includes(lotId))
  const sent = asked.stage === 1 ? part?.applicationSent : asked.stage === 6 ? part?.offerSent : null
  return {
    receiptId: offer.receiptId,
    kind: asked.stage === 1 ? 'APPLICATION' : asked.stage === 6 ? 'OFFER' : 'WITHDRAWAL',
    receivedAt: sent ?? offer.updated,
    stampedBy: null,
    parts: [{ lotIds: [...asked.lotIds], deadline: null, files: null, withdrawnAt: null, openedAt: null }],
  }
}

import { type Language, say } from '@allmende/domain/texts.ts'
import { stampLabel, stampTexts } from '@allmende/domain/procedure/stamp.texts.ts'
import { sayArrival, sayExactDeadline } from '@allmende/domain/times.ts'
import { texts as common } from './evidence.texts.ts'
import { writeFiles } from './filed-files.ts'
import { paceOfDrawing } from './pace.ts'
import { type Doc, Paper } from './paper.ts'
import { submittedTexts, texts, withdrawnTexts } from './receipt.texts.ts'
import type { ShownReceipt } from './shown-receipt.ts'

type Asked = { requestedBy: string | null; now: Date; language: Language }

/** What a bidder holds of one submission or withdrawal. It names nobody else, and no number that counts others. */
export function receiptDocument(receipt: ShownReceipt, asked: Asked): Doc {
  const { language } = asked
  const title = say((isWithdrawal(receipt) ? withdrawnTexts : submittedTexts)[receipt.filing], language)
  const paper = new Paper({ ...asked, title, subject: say(texts.subject, language), longFrom: 8 })
  write(paper, receipt, language).catch((error: Error) => paper.doc.destroy(error))
  return paper.doc
}

const isWithdrawal = ({ kind }: ShownReceipt): boolean => kind === 'WITHDRAWAL'

async function write(paper: Paper, receipt: ShownReceipt, language: Language): Promise<void> {
  paper.facts(headOf(receipt, language))
  const pace = paceOfDrawing()
  for (const lot of receipt.lots) {
    paper.section(lot.name ? `${say(common.lot, language)}: ${lot.name}` : say(texts.whole, language))
    paper.facts([
      [say(common.deadline, language), deadlineOf(lot.deadline, language)] as const,
      ...(lot.round === null ? [] : [[say(common.round, language), String(lot.round)] as const]),
    ])
    if (isWithdrawal(receipt)) paper.paragraph(say(texts.nothingFiled, language))
    else if (lot.files === null) paper.paragraph(say(texts.sealed, language))
    else await writeFiles(paper, lot.files, language, pace)
    if (paper.doc.destroyed) return
    paper.space(6)
  }
  if (receipt.contentHash !== null) {
    paper.section(say(texts.proof, language))
    paper.paragraph(say(texts.proves, language))
    paper.paragraph(receipt.contentHash)
  }
  paper.finish()
}

const deadlineOf = (deadline: Date | null, language: Language): string =>
  deadline ? sayExactDeadline(deadline, language) : say(common.noDeadline, language)

function headOf(receipt: ShownReceipt, language: Language): [string, string][] {
  const moment = sayArrival(receipt.receivedAt, language)
  const by = isWithdrawal(receipt) ? texts.withdrawnBy : texts.submittedBy
  const facts: [string, string][] = [
    [say(common.tender, language), receipt.tender],
    [say(common.authority, language), receipt.authority],
    [say(common.organization, language), receipt.organization],
    [say(by, language), receipt.by],
    [say(common.receivedAt, language), say(common.zone, language, { moment })],
    [say(stampLabel, language), receipt.stampedBy ? say(stampTexts[receipt.stampedBy], language) : ''],
    [say(texts.number, language), String(receipt.id)],
  ]
  return facts.filter(([, value]) => value !== '')
}

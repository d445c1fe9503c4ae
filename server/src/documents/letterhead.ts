import { strip } from '@allmende/domain/parcel-map.ts'
import { platformName } from '@allmende/domain/platform-name.ts'
import type { Doc } from './paper.ts'
import { ink, margin, sheet } from './sheet.ts'

/** The head of the first page; decoration, so assistive technology passes it over. */
export function drawLetterhead(doc: Doc, claim: string): void {
  doc.markContent('Artifact', { type: 'Layout' })
  doc.save()
  doc.translate(sheet.width - margin.side - strip.width, 36)
  doc.path(strip.marked).fill(ink.tint)
  for (const [way, width] of [
    [strip.lines, 0.35],
    [strip.blocks, 0.6],
    [strip.houses, 0.5],
    [strip.path, 1.1],
    [strip.stream, 0.9],
  ] as const)
    doc.path(way).lineWidth(width).stroke(ink.motif)
  doc.restore()
  doc
    .font('bold')
    .fontSize(20)
    .fillColor(ink.action)
    .text(platformName, margin.side, 52, { lineBreak: false })
  doc.font('regular').fontSize(9).fillColor(ink.secondary)
  doc.text(claim, margin.side, 77, { lineBreak: false })
  doc.moveTo(margin.side, 112).lineTo(sheet.width - margin.side, 112)
  doc.lineWidth(0.75).stroke(ink.line)
  doc.endMarkedContent()
}

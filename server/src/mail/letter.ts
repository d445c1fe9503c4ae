import { escapeHtml, fillHtml, fillLine, type MailWords } from '@allmende/domain/deed/mail-words.ts'
import { convert } from 'html-to-text'
import { cleanMailHtml } from '../settings/mail-html.ts'

/** A mail as its reader sees it; `html` is what stands below the letterhead. */
export type Letter = { subject: string; html: string; text: string }

/** Cleaned once more after filling: a value in an address could lead anywhere. */
export function writeLetter(
  { subject, text }: MailWords,
  values: Readonly<Record<string, string>>,
  address: string,
): Letter {
  const html = cleanMailHtml(fillHtml(text, values, address))
  return { subject: fillLine(subject, values), html, text: plain(html) }
}

const plain = (html: string): string =>
  convert(html, {
    wordwrap: 78,
    selectors: [
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
      { selector: 'h2', options: { uppercase: false } },
      { selector: 'h3', options: { uppercase: false } },
    ],
  })

const font = "font-family:'Fira Sans',Arial,sans-serif;font-size:16px;line-height:1.5;color:#171a2b"
const small = 'font-size:13px;color:#4b4d63'

/** The letterhead around a letter. Mail programs read styles only where they stand. */
export function onLetterhead({ subject, html }: Letter, address: string): string {
  const home = escapeHtml(address)
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:#f5f6fa">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f5f6fa">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border:1px solid #d9dbe6;border-top:4px solid #1b6b2f">
<tr><td style="${font};padding:20px 32px 0;font-size:20px;font-weight:bold">Allmende</td></tr>
<tr><td style="${font};padding:12px 32px 24px;overflow-wrap:anywhere;word-break:break-word">
${html}
</td></tr>
<tr><td style="${font};${small};padding:16px 32px;border-top:1px solid #d9dbe6">
${footer.replace('{address}', `<a href="${home}" style="color:#1e3f9e">${home}</a>`)}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

const footer =
  'Diese Nachricht hat die Vergabeplattform {address} versandt. Bitte antworten Sie nicht darauf.'

/** The same letter for readers without HTML. */
export const asPlainText = ({ text }: Letter, address: string): string =>
  `${text}\n\n-- \n${footer.replace('{address}', address)}\n`

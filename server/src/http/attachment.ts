const umlauts: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  ß: 'ss',
  ẞ: 'SS',
}

/** The header that names a file, saved or shown (RFC 6266): in full, and in plain letters for whoever knows only those. */
export function contentDisposition(how: 'attachment' | 'inline', name: string): string {
  const whole = harmless(name)
  const plain = inPlainLetters(whole)
  if (whole === '') return how
  return `${how}; filename="${plain}"${plain === whole ? '' : `; filename*=UTF-8''${encoded(whole)}`}`
}

/** Without signs that end a line, lead into another folder or turn round what is read. */
const harmless = (name: string): string =>
  name
    .toWellFormed()
    .normalize('NFC')
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u001f\u007f-\u009f/\\\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g, '_')

/** No quotation mark, no semicolon, no percent sign: some would take them for more than a sign of the name. */
const inPlainLetters = (name: string): string =>
  name
    .replace(/[äöüÄÖÜßẞ]/g, (letter) => umlauts[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[^\w !#$&'()+,\-.=@[\]^`{}~]/gu, '_')

/** RFC 8187, which leaves fewer signs as they are than an address does. */
const encoded = (name: string): string =>
  encodeURIComponent(name).replace(/[*'()]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

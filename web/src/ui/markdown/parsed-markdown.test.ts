import { expect, test } from 'vitest'
import { editorContent } from './editor-content.ts'
import { parsedMarkdown } from './parsed-markdown.ts'

const wide = (sign: string) => `|${sign}`.repeat(100)

test.each([
  ['quotations without end', '>'.repeat(20_000)],
  ['lists in quotations', '> - '.repeat(5000)],
  ['lists of all kinds', '* - + '.repeat(3333)],
  ['numbered lists', '1. '.repeat(6666)],
  ['lists that end in a word', `${'- '.repeat(9000)}x`],
  ['a wide table of short rows', `${wide('a')}|\n${wide('-')}|\n${'a\n'.repeat(9800)}`],
  ['the same in a quotation', `> ${wide('a')}|\n> ${wide('-')}|\n${'> a\n'.repeat(4800)}`],
  ['half begun emphases', '_a__'.repeat(5000)],
  ['one mark after another', `${'*'.repeat(19_000)}a`],
  ['nothing but blanks', `a${' '.repeat(19_000)}b`],
])('%s are read as they were typed', (_what, text) => {
  expect(parsedMarkdown(text)).toBeNull()
})

test.each([
  [
    'an ordinary letter',
    '# Frage\n\nIst **das** _so_?\n\n> Ja\n>> Nein\n\n- a\n  - b\n    1. c',
    '<h1>Frage</h1>',
  ],
  ['a table', `|a|b|c|\n|-|-|-|\n${'|1|2|3|\n'.repeat(300)}`, '<table>'],
  ['a divider', '- '.repeat(40), '<hr>'],
  ['a line to sign on', `${'_'.repeat(120)} Ort`, '____ Ort'],
  ['many bold words', '**wichtig** '.repeat(400), '<strong>wichtig</strong>'],
])('%s keeps its form', (_what, text, part) => {
  expect(parsedMarkdown(text)).toContain(part)
})

test('written tags are text, and swallow nothing', () => {
  const text =
    'Vor <b>x</b> <img src=x onerror=y>\n\n<math><mtext><table><mglyph><style><!--</style>\n\n**Danach**'
  const html = parsedMarkdown(text) ?? ''
  expect(html).toContain('Vor &lt;b&gt;x&lt;/b&gt; &lt;img src=x onerror=y&gt;')
  expect(html).toContain(
    '&lt;math&gt;&lt;mtext&gt;&lt;table&gt;&lt;mglyph&gt;&lt;style&gt;&lt;!--&lt;/style&gt;',
  )
  expect(html).toContain('<strong>Danach</strong>')
  expect(parsedMarkdown('<https://allmende.example>')).toContain('<a href="https://allmende.example">')
})

test('what is read as it was typed is edited so', () => {
  const text = `${'>'.repeat(20)}\n\nx`
  expect(editorContent(text, 'markdown')).toEqual({
    contentType: 'json',
    content: {
      type: 'doc',
      content: [
        { type: 'paragraph', content: [{ type: 'text', text: '>'.repeat(20) }] },
        { type: 'paragraph' },
        { type: 'paragraph', content: [{ type: 'text', text: 'x' }] },
      ],
    },
  })
  expect(editorContent('> a', 'markdown')).toEqual({ content: '> a', contentType: 'markdown' })
  expect(editorContent('<p>a</p>', 'html')).toEqual({ content: '<p>a</p>', contentType: 'html' })
})

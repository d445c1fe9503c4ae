import { inflateSync } from 'node:zlib'

/** A piece of text as it stands on a page: `x` and `y` in points from the lower left corner. */
export type DrawnText = { x: number; y: number; width: number; size: number; text: string }

/** What is written on each page of a document made with pdfkit, in the order in which it was drawn. */
export function drawnText(pdf: Buffer): DrawnText[][] {
  const file = pdf.toString('latin1')
  const objects = new Map(
    [...file.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, body = '']) => [id, body]),
  )
  const fonts = new Map(
    [...file.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id]) => [name, fontOf(objects, id)]),
  )
  return [...objects.values()].flatMap((body) => {
    const drawn = unpacked(body)
    return drawn.includes(' Tf\n') ? [piecesOf(drawn, fonts)] : []
  })
}

function unpacked(body: string): string {
  const [, stream] = /stream\n([\s\S]*?)\nendstream/.exec(body) ?? []
  if (stream === undefined || !body.includes('/FlateDecode')) return ''
  return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
}

type Objects = ReadonlyMap<string | undefined, string>

/** Of each sign of a font: how wide it is, in thousandths of its size, and what it says. */
type Font = { widths: readonly number[]; texts: readonly string[] }

function fontOf(objects: Objects, id: string | undefined): Font {
  const font = objects.get(id) ?? ''
  const [, descendant] = /\/DescendantFonts \[(\d+) 0 R\]/.exec(font) ?? []
  const [, listed = ''] = /\/W \[0 \[([^\]]*)\]/.exec(objects.get(descendant) ?? '') ?? []
  const [, map] = /\/ToUnicode (\d+) 0 R/.exec(font) ?? []
  const ranges = [...unpacked(objects.get(map) ?? '').matchAll(/\[([^\]]*)\]/g)]
  const texts = ranges.flatMap(([, range = '']) =>
    [...range.matchAll(/<([^>]*)>/g)].map(([, units = '']) => said(units)),
  )
  return { widths: listed.trim().split(/\s+/).map(Number), texts }
}

const said = (units: string): string =>
  String.fromCharCode(
    ...units
      .split(' ')
      .filter(Boolean)
      .map((unit) => Number.parseInt(unit, 16)),
  )

const piece = /1 0 0 1 ([\d.-]+) ([\d.-]+) Tm\n\/(F\d+) ([\d.]+) Tf\n(?:[\d.-]+ T[cwr]\n)*\[([^\]]*)\] TJ/g

function piecesOf(drawn: string, fonts: ReadonlyMap<string, Font>): DrawnText[] {
  return [...drawn.matchAll(piece)].map(([, x, y, name = '', size, shown = '']) => {
    const { widths, texts } = fonts.get(name) ?? { widths: [], texts: [] }
    const parts = [...shown.matchAll(/<([0-9a-f]*)>|(-?[\d.]+)/g)]
    const signs = parts
      .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
      .map((sign) => Number.parseInt(sign, 16))
    const back = parts.reduce((sum, [, , moved = '0']) => sum + Number(moved), 0)
    const thousandths = signs.reduce((sum, sign) => sum + (widths[sign] ?? 0), 0) - back
    return {
      x: Number(x),
      y: Number(y),
      size: Number(size),
      width: (thousandths * Number(size)) / 1000,
      text: signs.map((sign) => texts[sign] ?? '').join(''),
    }
  })
}

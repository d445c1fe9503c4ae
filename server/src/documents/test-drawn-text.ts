import { inflateSync } from 'node:zlib'

/** A piece of text as it stands on a page: `x` and `y` in points from the lower left corner. */
export type DrawnText = { x: number; y: number; width: number; size: number }

/** What is written on each page of a document made with pdfkit, in the order in which it was drawn. */
export function drawnText(pdf: Buffer): DrawnText[][] {
  const file = pdf.toString('latin1')
  const objects = new Map(
    [...file.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, body = '']) => [id, body]),
  )
  const widths = new Map(
    [...file.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, font = '', id]) => [font, widthsOf(objects, id)]),
  )
  return [...objects.values()].flatMap((body) => {
    const [, stream] = /stream\n([\s\S]*?)\nendstream/.exec(body) ?? []
    if (stream === undefined || !body.includes('/FlateDecode')) return []
    const drawn = inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
    return drawn.includes(' Tf\n') ? [piecesOf(drawn, widths)] : []
  })
}

type Widths = readonly number[]

/** How wide the signs of a font are, in thousandths of its size. */
function widthsOf(objects: ReadonlyMap<string | undefined, string>, font: string | undefined): Widths {
  const [, descendant] = /\/DescendantFonts \[(\d+) 0 R\]/.exec(objects.get(font) ?? '') ?? []
  const [, listed = ''] = /\/W \[0 \[([^\]]*)\]/.exec(objects.get(descendant) ?? '') ?? []
  return listed.trim().split(/\s+/).map(Number)
}

const piece = /1 0 0 1 ([\d.-]+) ([\d.-]+) Tm\n\/(F\d+) ([\d.]+) Tf\n(?:[\d.-]+ T[cwr]\n)*\[([^\]]*)\] TJ/g

function piecesOf(drawn: string, widths: ReadonlyMap<string, Widths>): DrawnText[] {
  return [...drawn.matchAll(piece)].map(([, x, y, font = '', size, signs = '']) => {
    const ofFont = widths.get(font) ?? []
    const thousandths = [...signs.matchAll(/<([0-9a-f]*)>|(-?[\d.]+)/g)].reduce(
      (sum, [, hex, back]) => sum + (hex === undefined ? -Number(back) : widthOfSigns(hex, ofFont)),
      0,
    )
    return { x: Number(x), y: Number(y), size: Number(size), width: (thousandths * Number(size)) / 1000 }
  })
}

const widthOfSigns = (hex: string, widths: Widths): number =>
  (hex.match(/.{4}/g) ?? []).reduce((sum, sign) => sum + (widths[Number.parseInt(sign, 16)] ?? 0), 0)

import { crc32, deflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'

export const sampleMaps = [
  { id: 'farbe', name: 'Farbkarte', attribution: '© Amt für Karten', maxZoom: 18 },
  { id: 'grau', name: 'Graukarte', attribution: '© Amt für graue Karten', maxZoom: 18 },
]

/** Stands in for the routes of the base maps, so that a story says itself whether tiles can be had. */
export class SampleTiles {
  canBeHad = true

  async serve(page: Page): Promise<void> {
    await page.route('**/tiles', (route) => route.fulfill({ json: sampleMaps }))
    await page.route('**/tiles/*/*/*/*', (route) =>
      this.canBeHad
        ? route.fulfill({ contentType: 'image/png', body: tile })
        : route.fulfill({ status: 502, body: '' }),
    )
  }
}

const width = 256
const tile = Buffer.concat([
  Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
  chunk('IHDR', header()),
  chunk('IDAT', deflateSync(lines())),
  chunk('IEND', Buffer.alloc(0)),
])

function lines(): Buffer {
  const all = Buffer.alloc(width * (width + 1), 0xe6)
  for (let line = 0; line < width; line++) all[line * (width + 1)] = 0
  return all
}

/** 8 bits of grey for each pixel; every line begins with the number of its filter. */
function header(): Buffer {
  const facts = Buffer.alloc(13)
  facts.writeUInt32BE(width, 0)
  facts.writeUInt32BE(width, 4)
  facts[8] = 8
  return facts
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

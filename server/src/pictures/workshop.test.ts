import { execFileSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createLog } from '../log.ts'
import { openWorkFolder } from './work-folder.ts'
import { openWorkshop, PictureFaulty, usualLimits, WorkshopBusy, WorkshopFailed } from './workshop.ts'

const log = createLog('silent')
const workshop = openWorkshop(log)
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'allmende-pictures-'))
})
afterAll(async () => {
  await workshop.close()
  await rm(folder, { recursive: true })
})

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3a5' }, limitInputPixels: false })
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#777',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
/** The same PNG with another size, and as deep, in its header, whose sum is made right again. */
function sized(png: Buffer, [width, height]: readonly [number, number], depth = 8): Buffer {
  const changed = Buffer.from(png)
  changed.writeUInt32BE(width, 16)
  changed.writeUInt32BE(height, 20)
  changed.writeUInt8(depth, 24)
  changed.writeUInt32BE(crc32(changed.subarray(12, 29)), 29)
  return changed
}
/** The same JPEG with another size in its header. */
function resized(jpeg: Buffer, [width, height]: readonly [number, number]): Buffer {
  const changed = Buffer.from(jpeg)
  let header = 2
  while (![0xc0, 0xc2].includes(changed.readUInt8(header + 1))) header += 2 + changed.readUInt16BE(header + 2)
  changed.writeUInt16BE(height, header + 5)
  changed.writeUInt16BE(width, header + 7)
  return changed
}
const at = (name: string) => join(folder, name)
async function given(name: string, content: Buffer): Promise<string> {
  await writeFile(at(name), content)
  return at(name)
}
const look = (source: string) => workshop.ask({ kind: 'look', source }, 'soon')
const faultOf = (source: string) =>
  look(source).then(
    () => null,
    (error: unknown) => (error instanceof PictureFaulty ? error.fault : error),
  )

describe('what a picture is', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('a %s', async (format) => {
    const source = await given(`good.${format}`, await plain(300, 200).toFormat(format).toBuffer())
    expect(await look(source)).toEqual({ format, width: 300, height: 200 })
  })

  test('one that was taken upright lies on its side in the file', async () => {
    const content = await plain(300, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect(await look(await given('turned.jpg', content))).toMatchObject({ width: 200, height: 300 })
  })

  test('other things are none, whatever they are called', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')])
    const others = {
      'svg.jpg': Buffer.from(svg),
      'page.jpg': Buffer.from('<html><body>hallo'),
      'document.png': Buffer.from('%PDF-1.7\n1 0 obj'),
      'moving.jpg': await plain(9, 9).gif().toBuffer(),
      'large.jpg': await plain(9, 9).tiff().toBuffer(),
      'phone.jpg': heic,
      'empty.jpg': Buffer.alloc(10),
    }
    for (const [name, content] of Object.entries(others))
      expect([name, await faultOf(await given(name, content))]).toEqual([name, 'unreadable'])
  })

  test('one that breaks off is damaged', async () => {
    const noisy = noise(400, 400)
    const [jpeg, png] = [await noisy.jpeg().toBuffer(), await noisy.png().toBuffer()]
    expect(await faultOf(await given('cut.jpg', jpeg.subarray(0, jpeg.length / 2)))).toBe('damaged')
    expect(await faultOf(await given('cut.png', png.subarray(0, png.length / 2)))).toBe('damaged')
  })

  test('one that says itself that it is too large is not opened', async () => {
    const png = await plain(100, 100).png().toBuffer()
    expect(await faultOf(await given('bomb.png', sized(png, [30_000, 30_000])))).toBe('tooManyPixels')
  })

  test.each([false, true])(
    'a JPEG that says it is larger than its data is damaged (progressive: %s)',
    async (progressive) => {
      const jpeg = await noise(300, 200).jpeg({ progressive }).toBuffer()
      const cases = { far: [19_000, 19_000], little: [300, 400], wide: [900, 200] } as const
      for (const [name, size] of Object.entries(cases))
        expect([name, await faultOf(await given(`${name}.jpg`, resized(jpeg, size)))]).toEqual([
          name,
          'damaged',
        ])
    },
  )

  test('what cameras add to a JPEG does no harm', async () => {
    const exif = { IFD0: { Make: 'Kamera', Artist: 'Erika Muster' } }
    for (const progressive of [false, true]) {
      const jpeg = await noise(300, 200)
        .withMetadata({ orientation: 6, exif })
        .jpeg({ progressive })
        .toBuffer()
      const end = jpeg.length - 2
      const cases = {
        plain: jpeg,
        // A second picture, or a film, behind the first.
        trailing: Buffer.concat([jpeg, Buffer.alloc(5000, 7), jpeg]),
        // Bytes before the mark of its end, as some write them.
        padded: Buffer.concat([jpeg.subarray(0, end), Buffer.alloc(64), jpeg.subarray(end)]),
      }
      for (const [name, content] of Object.entries(cases))
        expect([name, await look(await given(`camera-${name}.jpg`, content))]).toEqual([
          name,
          { format: 'jpeg', width: 200, height: 300 },
        ])
    }
  })

  test('what would have to be held whole is not opened where that is too much', async () => {
    const interlaced = await plain(100, 100).png({ progressive: true }).toBuffer()
    expect(await faultOf(await given('whole.png', sized(interlaced, [20_000, 20_000], 16)))).toBe('tooHeavy')
    const small = await plain(200, 100)
      .ensureAlpha()
      .toColourspace('rgb16')
      .png({ progressive: true })
      .toBuffer()
    expect(await look(await given('small-whole.png', small))).toMatchObject({ width: 200, height: 100 })
  })

  test('400 million pixels of one colour are read', async () => {
    await plain(20_000, 20_000).png({ compressionLevel: 1 }).toFile(at('most.png'))
    expect(await look(at('most.png'))).toMatchObject({ width: 20_000, height: 20_000 })
    await plain(20_001, 20_000).png({ compressionLevel: 1 }).toFile(at('more.png'))
    expect(await faultOf(at('more.png'))).toBe('tooManyPixels')
  }, 120_000)
})

test('a smaller one stands upright and says nothing of who took it where', async () => {
  const exif = {
    IFD0: { Artist: 'Erika Muster' },
    IFD3: { GPSLatitude: '53/1 12/1 0/1', GPSLatitudeRef: 'N' },
  }
  const source = await plain(3000, 2000).withMetadata({ orientation: 6, exif }).jpeg().toBuffer()
  expect((await sharp(source).metadata()).exif).toBeDefined()
  await workshop.ask({
    kind: 'shrink',
    source: await given('told.jpg', source),
    target: at('told-small.jpg'),
    longest: 480,
    isSphere: false,
  })
  const made = await sharp(at('told-small.jpg')).metadata()
  expect(made).toMatchObject({ format: 'jpeg', width: 320, height: 480, space: 'srgb' })
  expect([made.exif, made.icc, made.xmp, made.iptc, made.orientation]).toEqual(Array(5).fill(undefined))
  expect((await readFile(at('told-small.jpg'))).includes('Muster')).toBe(false)
})

test('a sphere is cut into square pieces', async () => {
  const halves = await sharp({ create: { width: 2050, height: 1025, channels: 3, background: '#f00' } })
    .composite([{ input: await plain(1025, 1025).png().toBuffer(), left: 0, top: 0 }])
    .png()
    .toBuffer()
  const level = { width: 2048, cols: 4, rows: 2 }
  await workshop.ask({ kind: 'cut', source: await given('halves.png', halves), target: at('cut'), ...level })
  const names = readdirSync(at('cut')).toSorted()
  expect(names).toEqual(['0-0', '0-1', '0-2', '0-3', '1-0', '1-1', '1-2', '1-3'].map((name) => `${name}.jpg`))
  expect(await sharp(at('cut/1-3.jpg')).metadata()).toMatchObject({ width: 512, height: 512 })
  const { dominant } = await sharp(at('cut/1-3.jpg')).stats()
  expect(dominant.r).toBeGreaterThan(200)
})

describe('its process', () => {
  test('a fault of it ends one job; the next has another one', async () => {
    const first = await look(await given('one.png', await plain(9, 9).png().toBuffer())).then(
      () => workshop.pid,
    )
    const slow = look(at('most.png'))
    process.kill(first ?? 0, 'SIGKILL')
    await expect(slow).rejects.toBeInstanceOf(WorkshopFailed)
    expect(await look(at('one.png'))).toMatchObject({ width: 9 })
    expect(workshop.pid).not.toBe(first)
  })

  test('one that takes too much memory is at fault itself, and the next has another process', async () => {
    const narrow = openWorkshop(log, { ...usualLimits, memory: 30_000_000 })
    await expect(narrow.ask({ kind: 'look', source: at('most.png') })).rejects.toMatchObject({
      fault: 'tooHeavy',
    })
    await narrow.close()
    expect(await look(at('one.png'))).toMatchObject({ width: 9 })
  })

  test('what takes too long is ended, and idle it goes away', async () => {
    const hasty = openWorkshop(log, { ...usualLimits, longest: 2000, waiting: 1, idle: 50 })
    const ask = (name: string) => hasty.ask({ kind: 'look', source: at(name) })
    expect(await ask('one.png')).toMatchObject({ width: 9 })
    await vi.waitFor(() => expect(hasty.pid).toBeUndefined(), 10_000)
    // Nobody ever writes into this pipe, so that reading it lasts however fast or busy the machine is.
    execFileSync('mkfifo', [at('endless.png')])
    const late = ask('endless.png')
    const waiting = ask('one.png')
    await expect(ask('one.png')).rejects.toBeInstanceOf(WorkshopBusy)
    await expect(late).rejects.toThrow('it took more than 2000 ms')
    expect(await waiting).toMatchObject({ width: 9 })
    await hasty.close()
    await expect(ask('one.png')).rejects.toBeInstanceOf(WorkshopBusy)
  })

  test('one that does not come to begin is ended, too', async () => {
    const hasty = openWorkshop(log, { ...usualLimits, starting: 1 })
    await expect(hasty.ask({ kind: 'look', source: at('one.png') })).rejects.toThrow('it took more than 1 ms')
    await hasty.close()
  })
})

test('its folder is its own, is emptied after each job, and what a dead one left goes', async () => {
  const left = join(folder, 'pictures', `${hostname().replace(/[^\w.]/g, '_')}-99999999-abc`)
  await mkdir(left, { recursive: true })
  const [one, other] = [openWorkFolder(folder), openWorkFolder(folder)]
  await one.during('one', async (own) => {
    expect(statSync(own).mode & 0o077).toBe(0)
    await writeFile(join(own, 'open.jpg'), 'x')
    await other.during('other', async () => undefined)
    expect(readdirSync(own)).toEqual(['open.jpg'])
  })
  const all = () => readdirSync(join(folder, 'pictures'))
  expect(all()).toHaveLength(2)
  await one.during('one', () => Promise.reject(new Error('no'))).catch(() => undefined)
  expect(all().flatMap((name) => readdirSync(join(folder, 'pictures', name)))).toEqual([])
  await one.close()
  await other.close()
  expect(all()).toEqual([])
})

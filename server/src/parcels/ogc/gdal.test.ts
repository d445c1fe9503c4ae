import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { givenPlatform, logIn, openSocket, type TestSocket } from '../../test-platform.ts'
import { makeLocation, makeParcel, square } from '../test-parcel.ts'

const ogrinfo = '/usr/bin/ogrinfo'
const hasGdal = existsSync(ogrinfo)

if (!hasGdal && process.env['CI'] === 'true') {
  test('the GIS tests need GDAL', () => expect.fail('the Debian package "gdal-bin" is missing'))
}

describe.skipIf(!hasGdal)('GDAL, which we did not write', () => {
  const platform = givenPlatform()
  let clerk: TestSocket

  beforeAll(async () => {
    const { url, database } = platform.current
    await database.db.deleteFrom('parcels').execute()
    clerk = await openSocket(url, await logIn(url, 'clara.kaemmerei@allmende.example'))
    const siel = await makeLocation(clerk, 'Am Langen Siel')
    for (let at = 0; at < 5; at++)
      await makeParcel(clerk, `Fläche ${at}`, siel, {
        isPublic: at < 4,
        plat: `Flur ${at}`,
        size: 1000 + at,
        geoJson: square(8.9 + at / 100, 53.2),
        publicFields: at < 3 ? ['plat', 'geoJson', 'size'] : ['geoJson'],
      })
  })
  afterAll(() => clerk.close())

  const read = async (...options: string[]) =>
    (
      await promisify(execFile)(ogrinfo, ['-ro', '-al', ...options, `OAPIF:${platform.current.url}/ogc`], {
        env: { ...process.env, GDAL_HTTP_TIMEOUT: '30' },
      })
    ).stdout

  test('reads every public parcel with its shape, page after page', async () => {
    const told = await read('-oo', 'PAGE_SIZE=2')
    expect(told).toMatch(/Layer name: parcels/)
    expect(told).toMatch(/Feature Count: 4/)
    expect(told.match(/^OGRFeature/gm)).toHaveLength(4)
    expect(told.match(/POLYGON \(\(/g)).toHaveLength(4)
    expect(told).toMatch(/plat \(String\) = Flur 2/)
    expect(told).not.toMatch(/Fläche 4|Flur [34]|Siel/)
  })

  test('finds what lies in a box, and what has a value', async () => {
    const inBox = await read('-spat', '8.895', '53.1', '8.915', '53.3')
    expect(inBox.match(/name \(String\) = Fläche \d/g)).toEqual([
      'name (String) = Fläche 0',
      'name (String) = Fläche 1',
    ])
    expect((await read('-where', "plat = 'Flur 1'")).match(/^OGRFeature/gm)).toHaveLength(1)
    expect(await read('-where', "plat = 'Flur 3'")).not.toMatch(/^OGRFeature/m)
  })
})

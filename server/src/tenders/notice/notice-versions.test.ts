import { completeFilling } from '@allmende/domain/notices/samples/complete-filling.ts'
import { seeded } from '@allmende/domain/notices/samples/sample-values.ts'
import { writeNotice } from '@allmende/domain/notices/xml/write.ts'
import type { ImportNote } from '@allmende/domain/tenders/notice/imported-notice.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogueOf, codeLists, formOfTemplate } from '../../notices/catalogues.ts'
import { givenPlatform, logIn, openSocket, type TestSocket } from '../../test-platform.ts'

type Imported = TeamTender & { notes: ImportNote[] }

const platform = givenPlatform()
let clerk: TestSocket
beforeAll(async () => {
  const { url } = platform.current
  clerk = await openSocket(url, await logIn(url, 'clara.kaemmerei@allmende.example'))
})
afterAll(() => clerk.close())

/** A complete EU-19 of that version, which may call itself another one. */
function noticeOf(version: string, named = `eforms-sdk-${version}`, subtype = '19'): string {
  const form = formOfTemplate(`EU-${subtype}`, 'de', version)
  if (!form) throw new Error(`${version} is compiled`)
  const values = completeFilling(form, codeLists(version, 'de'), seeded(7))
  const { xml } = writeNotice({
    catalogue: catalogueOf(version),
    form,
    values,
    now: '2026-03-02T10:15:00+01:00',
  })
  return xml.replace(`eforms-sdk-${version}<`, `${named}<`)
}
const importing = (xml: string) => clerk.call('importNotice', xml) as Promise<Imported>
const kindsOf = ({ notes }: Imported) => [...new Set(notes.map(({ kind }) => kind))]

describe('a notice is read', () => {
  test.each(['1.7', '1.15'])(
    'by version %s where it names that, and goes out in it again',
    async (version) => {
      const draft = await importing(noticeOf(version))
      expect(draft).toMatchObject({ templateId: 'EU-19', sdkVersion: version })
      expect(kindsOf(draft)).not.toContain('version')
      const xml = await clerk.call('exportNotice', draft.id)
      expect(xml).toContain(`<cbc:CustomizationID>eforms-sdk-${version}</cbc:CustomizationID>`)
    },
  )

  test.each([
    ['1.7', '1.7', 'eforms-sdk-1.7.2'],
    ['1.15', '1.15', 'eforms-sdk-1.15.0'],
  ])('by %s, which a patch of %s belongs to', async (version, own, named) => {
    const draft = await importing(noticeOf(own, named))
    expect(draft.sdkVersion).toBe(version)
    expect(kindsOf(draft)).not.toContain('version')
  })

  test.each([
    ['1.7', '1.10'],
    ['1.15', '1.13'],
    ['1.15', '1.99'],
  ])('by %s, which takes most of it, where it names %s, and the draft says so', async (version, named) => {
    const draft = await importing(noticeOf(version, `eforms-sdk-${named}`))
    expect(draft.sdkVersion).toBe(version)
    expect(draft.notes.find(({ kind }) => kind === 'version')).toMatchObject({ text: named, readAs: version })
  })

  test('and the draft still says by which after it was taken to a newer one', async () => {
    const { id } = await importing(noticeOf('1.7', 'eforms-sdk-1.10'))
    const { db } = platform.current.database
    await db.updateTable('tenders').set({ sdkVersion: '1.15' }).where('id', '=', id).execute()
    const { sdkVersion, imported } = (await clerk.call('getProject', id)) as TeamTender
    expect(sdkVersion).toBe('1.15')
    expect(imported?.notes.find(({ kind }) => kind === 'version')?.readAs).toBe('1.7')
  })

  test('by the version it names although it does not keep to it: what is lost is told', async () => {
    const draft = await importing(noticeOf('1.15', 'eforms-sdk-1.7'))
    expect(draft.sdkVersion).toBe('1.7')
    expect(kindsOf(draft)).toContain('unknown')
    expect(draft.notes.find(({ kind }) => kind === 'follows')?.text).toBe('1.15')
    const older = await importing(noticeOf('1.7', 'eforms-sdk-1.15'))
    expect(older.notes.find(({ kind }) => kind === 'follows')?.text).toBe('1.7')
  })

  test('without a word on other versions where it keeps to the one it names, whatever it says besides', async () => {
    const more = '<cbc:Foreign>fremd</cbc:Foreign></ContractNotice>'
    const draft = await importing(noticeOf('1.15').replace('</ContractNotice>', more))
    expect(kindsOf(draft)).toEqual(['unknown'])
  })

  test('only if its version can be told', async () => {
    for (const named of ['eforms-sdk-2.0', 'eforms-sdk-', 'urn:x', 'eforms-sdk-1', 'eforms-sdk-1.015', ''])
      await expect(importing(noticeOf('1.7', named)), named).rejects.toMatchObject({
        data: { fields: { 0: expect.stringContaining('eForms-Fassung 1.x') } },
      })
  })

  test('only with a kind that its version knows', async () => {
    expect(await importing(noticeOf('1.15', 'eforms-sdk-1.15', 'E3'))).toMatchObject({ templateId: 'EU-E3' })
    await expect(importing(noticeOf('1.15', 'eforms-sdk-1.7', 'E3'))).rejects.toMatchObject({
      data: { fields: { 0: expect.stringContaining('„E3“') } },
    })
  })
})

import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { request } from 'node:http'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { entriesOf } from '../notices/compile/xml.ts'
import { officialFiles } from '../notices/test-sdk-folder.ts'
import { givenPlatform } from '../test-platform.ts'

const platform = givenPlatform({ demo: false })
type Json = Record<string, unknown>
type Field = Json & { id: string }

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${platform.current.url}/sdk${path}`, { headers })
const read = async <Shape = Json>(path: string): Promise<Shape> => {
  const answer = await get(path)
  expect(answer.status, path).toBe(200)
  return (await answer.json()) as Shape
}

test('a client finds its way: versions, notices, their fields and trees', async () => {
  expect(await read('/info')).toEqual({ appVersion: expect.any(String), sdkVersions: ['1.7', '1.15'] })
  const { sdkVersion, noticeTypes } = await read<{ sdkVersion: string; noticeTypes: string[] }>(
    '/1.7/notice-types',
  )
  expect([sdkVersion, noticeTypes.length]).toEqual(['1.7', 45])
  expect(await read('/1.7.5/notice-types')).toEqual({ sdkVersion, noticeTypes })
  const later = await read<{ sdkVersion: string; noticeTypes: string[] }>('/1.15/notice-types')
  expect([later.sdkVersion, later.noticeTypes.length]).toEqual(['1.15', 51])
  expect(await read('/1.15.1/notice-types')).toEqual(later)
  expect(await read('/1.15/notice-types/E5')).toMatchObject({ noticeId: 'E5' })
  expect(await read('/1.7/notice-types/X01')).toMatchObject({ noticeId: 'X01', metadata: expect.any(Array) })
})

test('labels and codes come in both languages', async () => {
  const german = await read<Record<string, string>>('/1.7/translations/de.json')
  expect(german['field|name|BT-21-Procedure']).toBe('Titel')
  expect(german['group|name|ND-Lot']).toBe('Los')
  expect(german['notice|name|19']).toBe('Konzessionsbekanntmachung – Konzessionsrichtlinie, Standardregelung')
  expect(german['code|name|cpv.45000000']).toBe('Bauarbeiten')
  expect((await read('/1.7/translations/en.json'))['field|name|BT-21-Procedure']).toBe('Title')

  const list = await read<{ codes: unknown[] }>(
    '/1.7/codelists/contract-nature_eforms-contract-nature.gc/lang/de',
  )
  expect(list).toMatchObject({ id: 'eforms-contract-nature', longName: 'eforms-contract-nature' })
  expect(list.codes).toContainEqual({ codeValue: 'works', de: 'Bauleistung' })
  const { codes } = await read<{ codes: unknown[] }>('/1.7/codelists/cpv.gc/lang/en')
  expect(codes).toHaveLength(9454)
  expect(codes).toContainEqual({ codeValue: '45000000', en: 'Construction work' })
  const bundle = await read<Record<string, unknown[]>>('/1.7/codelists/lang/de')
  expect(bundle['eforms-contract-nature']).toContainEqual(['works', 'Bauleistung'])
  expect(Object.keys(bundle)).not.toContain('cpv')
})

test.each([
  '/1.8/notice-types',
  '/1.7.4/notice-types',
  '/1.7/notice-types/99',
  '/1.7/notice-types/constructor',
  '/1.7/translations/fr.json',
  '/1.7/translations/de',
  '/1.7/codelists/none.gc/lang/de',
  '/1.7/codelists/..%2f..%2fpackage.json/lang/de',
  '/1.7/codelists/cpv.gc/lang/fr',
  '/1.7/codelists/lang/fr',
  '/1.7/anything',
])('%s is not there, and says so in JSON', async (path) => {
  const answer = await get(path)
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ status: 404, message: 'Nicht gefunden.' })
})

test('answers are compressed as the client likes it, and asked for anew only when they changed', async () => {
  const path = '/1.7/codelists/lang/de'
  const plain = await raw(path, { 'accept-encoding': 'identity' })
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.headers['cache-control']).toMatch(/^public, max-age=\d+/)
  const brotli = await raw(path, { 'accept-encoding': 'gzip;q=0.5, br' })
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(brotliDecompressSync(brotli.body)).toEqual(plain.body)
  const zipped = await raw(path, { 'accept-encoding': 'gzip, br;q=0' })
  expect(zipped.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(zipped.body)).toEqual(plain.body)

  const { etag = '' } = brotli.headers
  expect(await raw(path, { 'if-none-match': etag })).toMatchObject({ status: 304, body: Buffer.alloc(0) })
  const head = await raw(path, { 'accept-encoding': 'br' }, 'HEAD')
  expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
    200,
    0,
    String(brotli.body.length),
  ])
})

test('a page of another origin gets nothing', async () => {
  expect((await get('/info', { origin: 'https://evil.example' })).status).toBe(403)
})

/** fetch() would unpack by itself. */
function raw(path: string, headers: Record<string, string>, method = 'GET') {
  return new Promise<{ status: number | undefined; headers: Record<string, string>; body: Buffer }>(
    (resolve, reject) => {
      request(`${platform.current.url}/sdk${path}`, { method, headers }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () =>
          resolve({
            status: answer.statusCode,
            headers: answer.headers as Record<string, string>,
            body: Buffer.concat(chunks),
          }),
        )
      })
        .on('error', reject)
        .end()
    },
  )
}

describe.each(officialFiles)('compared with the official files of $version', ({ version, sdk, missing }) => {
  const official = <Shape>(...path: string[]) => JSON.parse(readFileSync(join(sdk, ...path), 'utf8')) as Shape

  test.skipIf(missing)('fields and nodes are theirs, but for what a client does without', async () => {
    type Fields = { fields: Field[]; xmlStructure: Json[]; ublVersion: string; sdkVersion: string }
    const { fieldsJson } = await read<{ fieldsJson: Fields }>(`/${version}/basic-meta-data`)
    const theirs = official<Fields>('fields', 'fields.json')
    // The later kit names some nodes, all of them NULL.
    const nodes = theirs.xmlStructure.map((node) => without(node, 'xsdSequenceOrder', 'name'))
    expect(fieldsJson).toMatchObject({ ublVersion: theirs.ublVersion, sdkVersion: theirs.sdkVersion })
    expect(fieldsJson.xmlStructure).toEqual(nodes)
    const fields = theirs.fields.map((field) => without(field, 'xsdSequenceOrder', 'legalType'))
    const ours = fieldsJson.fields.map((field) => (saidByRulesOnly(field) ? withoutParts(field) : field))
    expect(ours).toEqual(fields.map(withoutRuleTexts))
  })

  test.skipIf(missing)('the things that notices tell about are theirs, but for descriptions', async () => {
    type Entities = { businessEntities?: Json[] }
    const { fieldsJson } = await read<{ fieldsJson: Entities }>(`/${version}/basic-meta-data`)
    const theirs = official<Entities>('fields', 'fields.json').businessEntities
    expect(fieldsJson.businessEntities).toEqual(
      theirs?.map((entity) => without(entity, 'description', 'instanceIdentifier')),
    )
  })

  test.skipIf(missing)('every notice has their tree, but for the descriptions of groups', async () => {
    const { noticeTypes } = await read<{ noticeTypes: string[] }>(`/${version}/notice-types`)
    expect(noticeTypes).toEqual(officialSubtypes(official<Json>('notice-types', 'notice-types.json')))
    for (const subtype of noticeTypes) {
      const { metadata, content } = official<Json>('notice-types', `${subtype}.json`)
      const theirs = { noticeId: subtype, metadata, content }
      expect(withoutGroupTexts(await read(`/${version}/notice-types/${subtype}`))).toMatchObject(
        withoutGroupTexts(theirs) as Json,
      )
    }
  })

  test.skipIf(missing)('every text is theirs, but for the three that we correct', async () => {
    const theirs = new Map(
      ['field', 'group', 'notice', 'code'].flatMap((kind) => [
        ...entriesOf(readFileSync(join(sdk, 'translations', `${kind}_de.xml`), 'utf8')),
      ]),
    )
    const ours = Object.entries(await read<Record<string, string>>(`/${version}/translations/de.json`))
    const differing = ours.filter(([key, text]) => theirs.get(key) !== text).map(([key]) => key)
    const corrected = [
      'group|name|meta-data-group',
      'group|name|GR-Procedure-ExclusionGrounds-Source',
      'notice|name|19',
    ]
    expect(differing.filter((key) => !corrected.includes(key))).toEqual([])
  })

  test.skipIf(missing)('the lists are the ones the fields name, with their files', async () => {
    type Lists = { codelists: Field[] }
    const { codelistsJson } = await read<{ codelistsJson: Lists }>(`/${version}/basic-meta-data`)
    const theirs = official<Lists>('codelists', 'codelists.json').codelists
    const ids = codelistsJson.codelists.map(({ id }) => id)
    expect(ids).toHaveLength(version === '1.7' ? 91 : 190)
    const named = theirs.filter(({ id }) => ids.includes(id)).toSorted((a, b) => (a.id < b.id ? -1 : 1))
    expect(codelistsJson.codelists).toEqual(named.map((list) => without(list, 'description', 'version')))
  })

  test.skipIf(missing)('every list has the codes of its file, in both languages', async () => {
    type Lists = { codelists: (Field & { filename: string })[] }
    const { codelistsJson } = await read<{ codelistsJson: Lists }>(`/${version}/basic-meta-data`)
    // A kit may come without its largest lists.
    const here = codelistsJson.codelists.filter(({ filename }) =>
      existsSync(join(sdk, 'codelists', filename)),
    )
    for (const { id, filename } of here) {
      const theirs = codesInFile(readFileSync(join(sdk, 'codelists', filename), 'utf8'))
      for (const language of ['de', 'en']) {
        type List = { codes: Record<string, string>[] }
        const { codes } = await read<List>(`/${version}/codelists/${filename}/lang/${language}`)
        expect(codes.map(({ codeValue }) => codeValue).toSorted(), id).toEqual(theirs.toSorted())
        expect(codes.filter((code) => !code[language]).length, id).toBe(0)
      }
    }
  })
})

const without = (object: Json, ...keys: string[]): Json =>
  Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)))

function withoutRuleTexts(field: Json): Json {
  if (!('assert' in field)) return field
  const { constraints, ...assert } = field['assert'] as { constraints: Json[] }
  return {
    ...field,
    assert: { ...assert, constraints: constraints.map(({ severity, message }) => ({ severity, message })) },
  }
}

const unpublishing = ['unpublishGroupId', 'unpublishFieldId', 'unpublishCode']

/** Neither descriptions of groups, nor where a value is kept unpublished: that is said once, with the field itself. */
const withoutGroupTexts = (tree: Json): unknown =>
  JSON.parse(JSON.stringify(tree), (_key, value: Json | null) => {
    if (value?.['contentType'] === 'field') return without(value, ...unpublishing)
    return value?.['contentType'] === 'group' ? { ...value, description: '' } : value
  })

type NoticeTypes = { noticeSubTypes: { subTypeId: string }[] }
const officialSubtypes = (types: Json) =>
  (types as NoticeTypes).noticeSubTypes.map(({ subTypeId }) => subTypeId)

/** Its list is limited in some subtypes, which the kit tells by the names of files and in its rules only. */
const saidByRulesOnly = ({ id }: Field) => id === 'BT-105-Procedure'
const withoutParts = (field: Field) => ({
  ...field,
  codeList: without(field['codeList'] as Json, 'constraints'),
})

/** The codes of a list's file: the first value of every row. */
const codesInFile = (xml: string): string[] =>
  [...xml.matchAll(/<Value ColumnRef="code">\s*<SimpleValue>([^<]*)</g)].map(([, code = '']) => code)

import type { ChangedUser, User } from '@allmende/domain/accounts/accounts.contract.ts'
import { mailDefaults } from '@allmende/domain/settings/mail-defaults.ts'
import { legalTexts } from '@allmende/domain/settings/legal.texts.ts'
import type {
  ChangedOrganization,
  Contact,
  GivenContact,
  Organization,
} from '@allmende/domain/organizations/organizations.contract.ts'
import type { ChangedLocation } from '@allmende/domain/locations/locations.contract.ts'
import { newMarker } from '@allmende/domain/parcels/markers.ts'
import { markersText } from '@allmende/domain/parcels/markers-text.ts'
import type { ChangedProperty } from '@allmende/domain/parcels/parcels.contract.ts'
import type { ChangedSettings } from '@allmende/domain/settings/settings.contract.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { plain, sent } from './parcels/media/test-pictures.ts'
import { changeParcel, makeLocation, makeParcel, square } from './parcels/test-parcel.ts'
import { givenPlatform, logIn, openSocket, type TestSocket } from './test-platform.ts'

/**
 * Every field that can be stored is changed on its own, and the log has to name it. The tables know a sample for
 * each key of the contract: a new field does not compile without one and fails without its entry.
 */
const platform = givenPlatform()
const adminEmail = 'admin@allmende.example'
let admin: TestSocket
beforeAll(async () => {
  admin = await openSocket(platform.current.url, await logIn(platform.current.url, adminEmail))
})
afterAll(() => admin.close())

type Logged = { id: number; type: string; data: { changes?: { label: string; newValue: string | null }[] } }
const newestEntries = async () => (await admin.call('getLogEntries', null, null, { limit: 20 })) as Logged[]

/** What the log says of this very change; an entry from before does not pass for it. */
async function toldOf(type: string, change: () => Promise<unknown>) {
  const before = new Set((await newestEntries()).map(({ id }) => id))
  await change()
  const entries = (await newestEntries()).filter((entry) => !before.has(entry.id) && entry.type === type)
  return entries.flatMap(({ data }) => data.changes ?? [])
}

const sampleContact: Record<keyof typeof GivenContact.shape, unknown> = {
  givenName: 'Gesa',
  surName: 'Geest',
  department: 'Einkauf',
  street: 'Neuer Weg 1',
  street2: 'Hinterhaus',
  postOfficeBox: '4711',
  zip: '99999',
  city: 'Anderswo',
  country: 'AUT',
  email: 'anders@x.example',
  phone: '0815 12',
  mobile: '0816',
  facsimile: '0817',
  url: 'https://anders.example',
  projectUrl: 'https://profil.example',
  additionalFields: [{ label: 'Etage', contentId: 'floor', stringValue: '3' }],
} satisfies Record<keyof Contact, unknown>

describe('of a user', () => {
  const samples: Record<Exclude<keyof typeof ChangedUser.shape, 'email' | 'version' | 'contact'>, unknown> = {
    givenName: 'Anders',
    surName: 'Andersen',
    settings: { tone: 'dark' },
    roles: ['ORGANIZATION_ADMIN'],
    organizationId: 2,
  }
  const emil = 'emil@deich-erdbau.example'
  const change = async (changed: (user: User) => object) => {
    const user = (await admin.call('getUser', emil)) as User
    return toldOf('USER_CHANGED', () => admin.call('updateUser', { ...user, ...changed(user) }))
  }

  test.each(Object.entries(samples))('%s', async (key, value) => {
    expect(await change(() => ({ [key]: value }))).toHaveLength(1)
  })
  test.each(Object.entries(sampleContact))('contact.%s', async (key, value) => {
    expect(await change(({ contact }) => ({ contact: { ...contact, [key]: value } }))).toHaveLength(1)
  })
})

describe('of an organization', () => {
  type Key = Exclude<
    keyof typeof ChangedOrganization.shape,
    'id' | 'version' | 'contact' | 'type' | 'forms' | 'additionalFields'
  >
  const samples: Record<Key, unknown> = {
    name: 'Amt für Anderes',
    nutsCode: 'DE94A',
    registrationNumber: 'HRB 4711',
    registrationCourt: 'Oldenburg',
    vat: 'DE4711',
    identificationNumber: '4711-0815',
    additionalInformation: 'Neu',
  }
  let id: number
  beforeAll(async () => {
    const [client] = (await admin.call('getOrganizations', 'CLIENT')) as Organization[]
    id = client?.id ?? 0
  })
  const change = async (changed: (organization: Organization) => object) => {
    const organization = (await admin.call('getOrganization', id)) as Organization
    return toldOf('ORGANIZATION_CHANGED', () =>
      admin.call('updateOrganization', { ...organization, ...changed(organization) }),
    )
  }

  test.each(Object.entries(samples))('%s', async (key, value) => {
    expect(await change(() => ({ [key]: value }))).toHaveLength(1)
  })
  test.each(Object.entries(sampleContact))('contact.%s', async (key, value) => {
    expect(await change(({ contact }) => ({ contact: { ...contact, [key]: value } }))).toHaveLength(1)
  })
  test('additional fields: added, changed, renamed, removed', async () => {
    const field = { label: 'Zertifikat', contentId: 'hand', stringValue: 'ISO 9001' }
    for (const additionalFields of [
      [field],
      [{ ...field, stringValue: 'ISO 14001' }],
      [{ ...field, stringValue: 'ISO 14001', label: 'Nachweis' }],
      [],
    ])
      expect(await change(() => ({ additionalFields }))).toHaveLength(1)
  })
  test('forms: answered, in another version, no more', async () => {
    const template = {
      name: 'Eignung',
      description: '-',
      projectTypes: [],
      roomTemplates: [],
      panels: [],
    }
    const first = (await admin.call('saveProjectTemplate', template)) as { id: string; version: number }
    const second = (await admin.call('saveProjectTemplate', { ...template, ...first, name: 'Neu' })) as {
      version: number
    }
    const { version } = (await admin.call('getSettings')) as { version: number }
    await admin.call('setSettings', { version, organizationForms: { CLIENT: first.id, CONTRACTOR: null } })
    const filled = (answered: { version: number }) => [
      { templateId: first.id, version: answered.version, panels: [] },
    ]
    for (const forms of [filled(first), filled(second), []])
      expect(await change(() => ({ forms }))).toHaveLength(1)
  })
})

describe('of a location', () => {
  // That it is archived has an event of its own.
  type Key = Exclude<keyof typeof ChangedLocation.shape, 'id' | 'version' | 'isArchived'>
  const samples: Record<Key, unknown> = {
    name: 'Am anderen Siel',
    latitude: 53.3,
    longitude: 8.8,
    geoJson: square(8.9, 53.2),
    addressDisplayName: 'Deichstraße 2',
    addressOsmType: 'way',
    addressOsmId: '4711',
  }
  let id: number
  beforeAll(async () => {
    id = await makeLocation(admin, 'Am Siel der Felder')
  })
  test.each(Object.entries(samples))('%s', async (key, value) => {
    const location = (await admin.call('getLocationById', id)) as object
    expect(
      await toldOf('LOCATION_MODIFIED', () => admin.call('updateLocation', { ...location, [key]: value })),
    ).toHaveLength(1)
  })
})

describe('of a parcel', () => {
  type Key = Exclude<
    keyof typeof ChangedProperty.shape,
    'id' | 'version' | 'isArchived' | 'locationId' | 'files' | 'images' | 'panoramas'
  >
  const samples: Record<Key, unknown> = {
    name: 'Andere Weide',
    plat: 'Flur 1',
    size: 4711.5,
    hasBuilding: 'BEBAUT',
    regulatedInDevelopmentPlan: true,
    buildingPlanIsInPreparation: false,
    availability: true,
    availabilityNotes: 'ab morgen',
    siteDevelopment: 'Weg',
    allowedUsageTypes: 'Wohnen',
    description: 'Schön',
    geoJson: square(8.9, 53.2),
    internalNotes: 'Geheim',
    isPublic: true,
    publicFields: ['size'],
    additionalFields: [{ name: 'Wert', value: '1', isShared: true, preventDeletion: false }],
  }
  let id: number
  beforeAll(async () => {
    id = (await makeParcel(admin, 'Weide der Felder', await makeLocation(admin, 'Feld der Felder'))).id
  })
  const change = (changed: object) => toldOf('PROPERTY_MODIFIED', () => changeParcel(admin, id, changed))

  test.each(Object.entries(samples))('%s', async (key, value) => {
    expect(await change({ [key]: value })).toHaveLength(1)
  })
  test('locationId', async () => {
    const other = await makeLocation(admin, 'Anderes Feld')
    expect(await change({ locationId: other })).toMatchObject([
      { label: 'Standort', newValue: 'Anderes Feld' },
    ])
  })
  test('images and panoramas: names, order, what is gone, other markers', async () => {
    const sender = { url: platform.current.url, token: await logIn(platform.current.url, adminEmail) }
    const picture = await plain(40, 20).jpeg().toBuffer()
    const [one, two] = [await sent(sender, id, picture), await sent(sender, id, picture, { name: 'hof.jpg' })]
    const sphere = await sent(sender, id, picture, { as: 'panorama' })
    const named = (name: string, other = '') => [
      { id: one, name },
      { id: two, name: other },
    ]
    expect(await change({ images: named('Weide') })).toEqual([
      { label: 'Bilder', oldValue: 'bild.jpg, hof.jpg', newValue: 'Weide, hof.jpg' },
    ])
    expect(await change({ images: named('Weide').toReversed() })).toMatchObject([
      { newValue: 'hof.jpg, Weide' },
    ])
    expect(await change({ images: [{ id: one, name: 'Weide' }] })).toMatchObject([{ newValue: 'Weide' }])
    const markers = markersText([newMarker('a', { type: 'pin', position: { yaw: 0, pitch: 0 } })])
    expect(await change({ panoramas: [{ id: sphere, name: 'Rund', markers }] })).toEqual([
      { label: 'Panoramen', oldValue: 'bild.jpg', newValue: 'Rund' },
      { label: 'Panoramen', oldValue: null, newValue: 'Rund: Marker geändert' },
    ])
  })
  test('a fact that is shared from now on', async () => {
    const additionalFields = [{ name: 'Wert', value: '1', isShared: false, preventDeletion: false }]
    expect(await change({ additionalFields })).toHaveLength(1)
  })
})

describe('of the settings', () => {
  type Versioned = { version: number }
  /** Stands for a form made before the cases; its number is not known sooner. */
  const ownForm = 'own form'
  let form = ''
  /** Every case changes one field of these. */
  let start: object
  const [mail] = Object.entries(mailDefaults).filter(([key]) => key === 'applicationStarted')
  const samples: Record<Exclude<keyof typeof ChangedSettings.shape, 'version'>, object> = {
    twoFactorAuthenticationRequired: { '': true },
    showFilterViewForExternalUsers: { '': true },
    legalTexts: Object.fromEntries(
      Object.entries(legalTexts).flatMap(([page, text]) => [
        [`${page}.de`, { [page]: { ...text, de: 'Neu' } }],
        [`${page}.en`, { [page]: { ...text, en: 'New' } }],
      ]),
    ),
    mailNotifications: {
      enabled: { applicationStarted: { ...mail?.[1], enabled: false } },
      subject: { applicationStarted: { ...mail?.[1], enabled: true, subject: 'Neu' } },
      text: { applicationStarted: { ...mail?.[1], enabled: true, text: '<p>Neu</p>' } },
    },
    defaultTemplateSettings: {
      konzVV: { konzVV: 'EU-14', konzVD: null },
      konzVD: { konzVV: null, konzVD: 'EU-14' },
    },
    organizationForms: {
      CLIENT: { CLIENT: ownForm, CONTRACTOR: null },
      CONTRACTOR: { CLIENT: null, CONTRACTOR: ownForm },
    },
    additionalFieldsTemplateList: {
      '': [{ name: 'Bodenrichtwert', value: '', isShared: true, preventDeletion: false }],
    },
    propertyFolderTemplateList: {
      '': [{ name: 'Pläne', created: '2026-01-01T00:00:00Z', children: [], contents: [] }],
    },
    sdkVersion: { '': '1.15' },
    filesUrl: { '': 'https://ablage.example' },
    filesRepo: { '': 'repo-1' },
  }
  const cases = Object.entries(samples).flatMap(([key, values]) =>
    Object.entries(values).map(([part, value]): [string, object] => [
      part ? `${key}.${part}` : key,
      { [key]: value },
    ]),
  )
  beforeAll(async () => {
    const template = { name: 'Angaben', description: '-', projectTypes: [], roomTemplates: [], panels: [] }
    const { id } = (await admin.call('saveProjectTemplate', template)) as { id: string }
    form = id
    start = {
      ...((await admin.call('getSettings')) as object),
      organizationForms: { CLIENT: null, CONTRACTOR: null },
      defaultTemplateSettings: { konzVV: null, konzVD: null },
    }
  })
  // Where the second factor is demanded, who has none could change nothing more.
  beforeAll(async () => {
    const { db } = platform.current.database
    await db.updateTable('users').set({ twoFactorEnabled: true }).where('email', '=', adminEmail).execute()
  })
  test.each(cases)('%s', async (_path, changed) => {
    const { version: current } = (await admin.call('getSettings')) as Versioned
    const { version: begun } = (await admin.call('setSettings', { ...start, version: current })) as Versioned
    const given = JSON.parse(JSON.stringify(changed).replaceAll(ownForm, form))
    expect(
      await toldOf('SETTINGS_CHANGED', () => admin.call('setSettings', { ...given, version: begun })),
    ).toHaveLength(1)
  })
})

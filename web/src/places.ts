import {
  type Actor,
  isInternal,
  isOrganizationAdmin,
  isSystemAdmin,
  type User,
} from '@allmende/domain/actor.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'
import {
  IconBuildingCommunity,
  IconFileText,
  IconMap2,
  IconSettings,
  IconUserCircle,
  IconUsers,
} from '@tabler/icons-react'
import { placeTexts as t } from './places.texts.ts'
import type { Place, Section } from './shell/place.ts'

const tenderTab = (label: Bilingual, hash: string): Place => ({ label, path: '/projekte', hash })
const publicTenders: Place = { ...tenderTab(t.publicTenders, 'öffentlich'), isFirstTab: true }
const archive = tenderTab(t.archive, 'archiv')

const parcelList: Place = { label: t.list, path: '/grundstuecke', hash: 'liste' }
const parcelMap: Place = { label: t.map, path: '/grundstuecke', hash: 'karte', isFirstTab: true }

/** The sidebar of a person. */
export function placesFor(actor: Actor): readonly Section[] {
  // Not as a type guard: whoever is not internal may still be a user.
  const internal: boolean = isInternal(actor)
  if (internal) return internalPlaces(actor)
  return [
    {
      name: 'tenders',
      label: t.tenders,
      Icon: IconFileText,
      places: [publicTenders, ...bidderTabs(actor), archive],
    },
    { name: 'parcels', label: t.parcels, Icon: IconMap2, places: [parcelList, parcelMap] },
    ...(actor.kind === 'user' ? [accountPlaces(actor)] : []),
  ]
}

function internalPlaces(actor: Actor): readonly Section[] {
  return [
    {
      name: 'tenders',
      label: t.tenders,
      Icon: IconFileText,
      places: [publicTenders, tenderTab(t.drafts, 'entwurf'), archive],
    },
    {
      name: 'parcels',
      label: t.parcels,
      Icon: IconMap2,
      places: [
        { label: t.locations, path: '/standorte', hash: 'orte', isFirstTab: true },
        parcelList,
        parcelMap,
      ],
    },
    {
      name: 'organizations',
      label: t.organizations,
      Icon: IconBuildingCommunity,
      places: [
        { label: t.clients, path: '/auftraggeber' },
        { label: t.bidders, path: '/bieter' },
      ],
    },
    {
      name: 'users',
      label: t.users,
      Icon: IconUsers,
      places: [
        { label: t.internalUsers, path: '/benutzer/intern' },
        { label: t.externalUsers, path: '/benutzer', inside: ['/benutzer/anlage'] },
      ],
    },
    ...(isSystemAdmin(actor) ? [systemPlaces] : []),
  ]
}

const systemPlaces: Section = {
  name: 'system',
  label: t.system,
  Icon: IconSettings,
  places: [
    { label: t.settings, path: '/einstellungen' },
    { label: t.forms, path: '/formulare' },
    { label: t.auditLog, path: '/audit-log' },
    { label: t.parcelSettings, path: '/grundstueckseinstellungen' },
    { label: t.changelog, path: '/changelog' },
  ],
}

/** Only bidders have tenders of their own. */
function bidderTabs(actor: Actor): readonly Place[] {
  if (actor.kind !== 'user' || actor.organizationType === 'CLIENT') return []
  return [
    tenderTab(t.watchlist, 'merkliste'),
    tenderTab(t.invitations, 'einladung'),
    tenderTab(t.participations, 'teilnahme'),
    tenderTab(t.applications, 'bewerbung'),
  ]
}

function accountPlaces(actor: User): Section {
  const administrates: boolean = isOrganizationAdmin(actor)
  if (!administrates) {
    const ownData = { label: t.ownData, path: `/benutzer/${actor.email}` }
    return { name: 'account', label: t.userAccount, Icon: IconUserCircle, places: [ownData] }
  }
  return {
    name: 'account',
    label: t.companyAccount,
    Icon: IconUserCircle,
    places: [
      { label: t.companyData, path: '/organisation' },
      { label: t.users, path: '/benutzer', inside: ['/benutzer/anlage'] },
    ],
  }
}

import type { TenderType } from '@allmende/domain/procedure/tender-type.ts'
import { paths } from '@allmende/domain/addresses.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { decoded } from '../ui/hash.ts'
import { resumeHash } from './form-anchors.ts'

export const tendersPath = '/projekte'
/** The list under a tab, the first where none is named, asked for what its address says. */
export function listPath(tab: string, asked: Readonly<Record<string, string | number>> = {}): string {
  const query = new URLSearchParams(Object.entries(asked).map(([key, value]) => [key, String(value)]))
  return `${tendersPath}${query.size > 0 ? `?${query}` : ''}${tab && `#${tab}`}`
}
export const newPath = '/projekte/anlage'
export const importAnchor = 'import'
/** Where a notice that exists already becomes a tender. */
export const importPath = `${newPath}#${importAnchor}`
export const tenderPath = paths.tender
export const documentsPath = (id: number): string => `${tenderPath(id)}/dokumente`
/** Everyone who takes part, for the team. */
export const participantsPath = (id: number): string => `${tenderPath(id)}/teilnehmer`
/** One company that takes part, for the team. */
export const applicantPath = (id: number, organizationId: number): string =>
  `${tenderPath(id)}/bewerber/${organizationId}`
export const editPath = (id: number): string => `/projekte/bearbeiten/${id}`
/** What becomes of a draft in a newer version of the standard. */
export const migrationPath = (id: number): string => `/projekte/umstellen/${id}`
/** The form of a notice that came back. */
export const mendPath = (id: number, notice: number): string => `${editPath(id)}?bekanntmachung=${notice}`
/** The form of a draft, with what this browser kept of it. */
export const resumePath = (id: number): string => `${editPath(id)}#${resumeHash}`

/** The form that the address of a new tender names; undefined where it is still to be chosen. */
export function formIn(pathname: string): string | undefined {
  const [, templateId] = /^\/projekte\/anlage\/([^/]+)\/?$/.exec(pathname) ?? []
  return templateId === undefined ? undefined : decoded(templateId)
}

/** A new tender that begins with what another one says. */
export const reusePath = ({ id, templateId, type }: Pick<TeamTender, 'id' | 'templateId' | 'type'>): string =>
  `${newPath}/${encodeURIComponent(templateId)}?type=${type}&from=${id}`

/** Under which name the browser keeps what was typed into a tender's form. */
export const draftNameOf = (id: number): string => `tender/${id}`
export function newDraftName(
  templateId: string,
  type: TenderType | null,
  model: number | undefined,
  sdkVersion: string | null,
): string {
  const version = templateId.startsWith('EU-') && sdkVersion !== firstVersion ? `@${sdkVersion}` : ''
  return `tender/new/${templateId}${version}/${type ?? 'any'}${model === undefined ? '' : `/from/${model}`}`
}

/** What was typed while there was no other version is kept under names without one. */
const firstVersion = '1.7'

/** Where a new tender was begun whose input is kept under this name; null for the name of anything else. */
export function begunAt(draftName: string): { templateId: string; href: string } | null {
  const [, templateId, version, type, model] =
    /^tender\/new\/([^/@]+)(?:@([\d.]+))?\/(any|\d)(?:\/from\/(\d+))?$/.exec(draftName) ?? []
  if (templateId === undefined) return null
  const isBuiltIn = templateId.startsWith('EU-')
  const query = new URLSearchParams({
    ...(type !== 'any' && { type }),
    ...(model !== undefined && { from: model }),
    ...(isBuiltIn && model === undefined && { sdk: version ?? firstVersion }),
  })
  const path = `${newPath}/${encodeURIComponent(templateId)}`
  return { templateId, href: `${path}${query.size > 0 ? `?${query}` : ''}#${resumeHash}` }
}

/** The number in an address; null for what cannot be one. */
export const tenderIdIn = (text: string | undefined): number | null =>
  /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : null

/** The tender form builds its sections after the page has opened. */
export const scrollDelay = (pathname: string): number =>
  /^\/projekte\/anlage(\/|$)/.test(pathname) ? 500 : 0

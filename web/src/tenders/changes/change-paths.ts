import { tenderPath } from '../tender-paths.ts'

export const previewPart = 'vorschau'
/** What is pending and what was announced, for the team. */
export const changesPath = (id: number): string => `${tenderPath(id)}/aenderungen`
/** The tender as it would be announced now. */
export const previewPath = (id: number): string => `${changesPath(id)}/${previewPart}`
/** The tender as it was announced once. */
export const versionPath = (id: number, version: number): string => `${changesPath(id)}/${version}`

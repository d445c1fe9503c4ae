import type { PropertyFilter } from '@allmende/domain/parcels/parcels.contract.ts'
import { say } from '@allmende/domain/texts.ts'
import { currentLanguage } from '../../rpc/server.ts'
import { session } from '../../session/session.ts'
import { saveFile } from '../../ui/save-file.ts'
import { type ExportFormat, exportAddress } from './export-address.ts'
import { exportTexts as texts } from './list.texts.ts'

const types = { geojson: 'application/geo+json', csv: 'text/csv' } as const

/** Saves the parcels of a filter as a file. */
export async function exportParcels(format: ExportFormat, filter: PropertyFilter): Promise<void> {
  const { token } = session.get()
  const language = currentLanguage()
  const headers = { 'Accept-Language': language, ...(token && { 'X-Auth-Token': token }) }
  const answer = await fetch(exportAddress(format, filter), { headers }).catch(() => {
    throw new Error(say(texts.noLine, language))
  })
  if (!answer.ok) throw new Error(sentenceIn(await answer.text()))
  saveFile(await answer.blob(), `${say(texts.fileName, language)}.${format}`, types[format])
}

function sentenceIn(body: string): string {
  try {
    return String(JSON.parse(body).message ?? '')
  } catch {
    return ''
  }
}

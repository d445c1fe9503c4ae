import { existsSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')
const beside = join(root, '../shared/eforms')

/** The official files lie beside the project or where these variables say; without them their tests are skipped. */
export const sdkFolder = process.env['EFORMS_SDK_DIR'] ?? join(beside, 'sdk')
export const rulesFolder = process.env['EFORMS_RULES_DIR'] ?? join(beside, 'validator/rules')
export const sdkIsMissing = !existsSync(join(sdkFolder, 'fields/fields.json')) || !existsSync(rulesFolder)

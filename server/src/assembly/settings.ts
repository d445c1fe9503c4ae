import type { z } from 'zod'
import { libraryFaults, librarySettings, libraryVariables } from '../archive/library-settings.ts'
import { directoryFaults, directorySettings, directoryVariables } from '../accounts/directory-settings.ts'
import { configReader, type House, type SettingsFault, settingNamesOf } from '../config.ts'
import { masterKeyFaults, masterKeyFile, masterKeyVariables } from '../files/key-settings.ts'
import { scannerFaults, scannerSettings, scannerVariables } from '../files/scanner-settings.ts'
import { storageFaults, storageSettings, storageVariables } from '../files/storage-settings.ts'
import { geocoderFaults, geocoderSettings, geocoderVariables } from '../locations/geocoder-settings.ts'
import { mailFaults, mailServer, mailVariables } from '../mail/mail-server.ts'
import { officialFaults, officialFolders, officialVariables } from '../notices/official/official-folders.ts'
import { portalFaults, portalSettings, portalVariables } from '../portal/portal-settings.ts'
import { tileFaults, tileSettings, tileVariables } from '../tiles/tile-settings.ts'

function part<Variables extends z.ZodRawShape, Value>(
  variables: Variables,
  faults: (env: z.output<z.ZodObject<Variables>> & House) => readonly SettingsFault[],
  read: (env: z.output<z.ZodObject<Variables>> & House) => Value,
) {
  return { variables, faults, read }
}

/** The settings of the areas; those of a service are null where it is not set up. */
const parts = {
  /** Where the keys are that everything sealed hangs on. */
  masterKeyFile: part(masterKeyVariables, masterKeyFaults, masterKeyFile),
  /** What carries our mails; null keeps them. */
  mailServer: part(mailVariables, mailFaults, mailServer),
  /** Where people of the authority are known; null where everyone has a local account. */
  directory: part(directoryVariables, directoryFaults, directorySettings),
  /** Where notices are published; null where they are only downloaded. */
  portal: part(portalVariables, portalFaults, portalSettings),
  /** Where files lie, and how many the operator takes. */
  files: part(storageVariables, storageFaults, storageSettings),
  /** The official schemas and rules of the notice standard; null where only our own check runs. */
  official: part(officialVariables, officialFaults, officialFolders),
  /** What looks for viruses in files; null where nothing does. */
  scanner: part(scannerVariables, scannerFaults, scannerSettings),
  /** Where base maps come from; null where shapes stand on plain ground. */
  tiles: part(tileVariables, tileFaults, tileSettings),
  /** Where addresses are looked up; null where positions are set by click. */
  geocoder: part(geocoderVariables, geocoderFaults, geocoderSettings),
  /** Where archives are handed to; null where they are only downloaded. */
  library: part(libraryVariables, libraryFaults, librarySettings),
}

type Parts = { [Name in keyof typeof parts]: ReturnType<(typeof parts)[Name]['read']> }

declare module '../config.ts' {
  interface AreaSettings extends Parts {}
}

export const readConfig = configReader(parts)
export const settingNames = settingNamesOf(parts)

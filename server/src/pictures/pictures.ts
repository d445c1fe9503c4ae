import type { Logger } from 'pino'
import { openWorkFolder, type WorkFolder } from './work-folder.ts'
import { openWorkshop, type Workshop } from './workshop.ts'

/** What looks into pictures and makes smaller ones of them. */
export type Pictures = Pick<Workshop, 'ask' | 'close' | 'pid'> & Pick<WorkFolder, 'during'>

export function openPictures(dataDir: string, log: Logger): Pictures {
  const workshop = openWorkshop(log)
  const folder = openWorkFolder(dataDir)
  return {
    get pid() {
      return workshop.pid
    },
    ask: workshop.ask,
    during: folder.during,
    close: async () => {
      await workshop.close()
      await folder.close()
    },
  }
}

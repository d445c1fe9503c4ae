import type { Folder } from '@allmende/domain/parcels/folder.ts'

/** Whether anything lies in a folder or below it; what was put away does not count. */
export const holdsFiles = ({ contents, children }: Folder): boolean =>
  contents.length > 0 || children.some(holdsFiles)

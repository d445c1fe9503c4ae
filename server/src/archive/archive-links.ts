import { addressAt, paths } from '@allmende/domain/addresses.ts'
import { cleanTypedName } from '@allmende/domain/files/file-names.ts'
import { z } from 'zod'
import { permitsFor } from '../http/permits.ts'
import type { Context } from '../rpc/method.ts'
import type { Archive } from './archives.queries.ts'

/** One archive as it was made: the next one of the same tender is another. */
export const archivePermits = permitsFor('archive', z.object({ archive: z.uuid() }))

/** What it is called when it is saved. */
export const archiveName = ({ tenderId }: Pick<Archive, 'tenderId'>, tender: string): string =>
  `${cleanTypedName(`Archiv ${tenderId} ${tender}`.slice(0, 100).trim()) ?? `Archiv ${tenderId}`}.zip`

export const archiveLink = async (context: Context, archive: Archive, tender: string): Promise<string> =>
  addressAt(
    context.config.publicUrl ?? '',
    paths.archiveDownload(
      archiveName(archive, tender),
      await archivePermits.give(context, { archive: archive.key }),
    ),
  )

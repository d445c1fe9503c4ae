import { addressAt, paths } from '@allmende/domain/addresses.ts'
import { ExportFormat, PropertyFilter } from '@allmende/domain/parcels/parcels.contract.ts'
import { z } from 'zod'
import { permitsFor } from '../../http/permits.ts'
import type { Context } from '../../rpc/method.ts'

/** Parcels of a filter as a file. */
export const exportPermits = permitsFor('parcels', z.object({ format: ExportFormat, filter: PropertyFilter }))

/** The browser that asks knows where it is, even where the operator has named no address. */
export const exportLink = async (
  context: Context,
  format: ExportFormat,
  filter: PropertyFilter = {},
): Promise<string> =>
  addressAt(
    context.config.publicUrl ?? '',
    paths.parcelsDownload(format, await exportPermits.give(context, { format, filter })),
  )

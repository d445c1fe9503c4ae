import type { Result } from '@allmende/domain/contract.ts'
import type { ImportMapping } from '@allmende/domain/parcels/parcel-imports.contract.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../rpc/call.ts'
import type { CallError } from '../../rpc/call-error.ts'

/** What becomes of a file; `stamp` stands for its text, which is too long for a key. */
export const previewQuery = (stamp: string, text: string, mapping: ImportMapping | null) =>
  queryOptions<Result<'previewImport'>, CallError>({
    queryKey: ['previewImport', stamp, mapping],
    queryFn: () => {
      if (!mapping) throw new Error('nothing is asked before a location is chosen')
      return call('previewImport', text, mapping)
    },
    enabled: mapping !== null,
    placeholderData: keepPreviousData,
    // What is kept of a file is kept no longer than its screen.
    gcTime: 0,
  })

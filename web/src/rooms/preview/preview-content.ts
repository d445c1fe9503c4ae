import type { Document } from '@allmende/domain/rooms/rooms.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { askedAs } from '../../session/own-requests.ts'

/** A browser holds all of it at once. */
export const largestPreview = 50_000_000

export const pdfType = 'application/pdf'
/** Pictures that carry no script; what else there is, is not drawn. */
const pictureTypes = ['image/png', 'image/jpeg', 'image/webp']

export const isDrawn = ({ type }: Document): boolean => type === pdfType || pictureTypes.includes(type)

/** The bytes of a document to be drawn; kept while they are shown. */
export const usePreviewContent = (document: Document, enabled: boolean) =>
  useQuery({
    queryKey: ['preview', document.id, document.sha256],
    queryFn: ({ signal }) => contentOf(document, signal),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

async function contentOf({ preview, type }: Document, signal: AbortSignal): Promise<Blob> {
  const answer = await askedAs(preview ?? '', { signal })
  // Of the type the platform found, whatever the answer calls it.
  return new Blob([await answer.arrayBuffer()], { type })
}

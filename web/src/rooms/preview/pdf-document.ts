import {
  getDocument,
  GlobalWorkerOptions,
  type PDFDocumentProxy,
  type PDFPageProxy,
  PasswordException,
  AnnotationMode,
  version,
} from 'pdfjs-dist'
// oxlint-disable-next-line import/default -- the bundler makes it
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

GlobalWorkerOptions.workerSrc = workerUrl

/** Fonts and decoders that a document may need; the build puts them there. */
const resources = `/assets/pdf-${version}/`

/** A picture in it with more points than this is left out rather than filling the memory. */
const largestPicture = 100_000_000

export type Pdf = PDFDocumentProxy

/** Reads a PDF; its scripts, forms and links are never looked at, only its pages drawn. */
export async function openPdf(content: Blob): Promise<Pdf> {
  return getDocument({
    data: new Uint8Array(await content.arrayBuffer()),
    // Our pages may run no WebAssembly; the same decoders are there as scripts.
    useWasm: false,
    useWorkerFetch: true,
    wasmUrl: resources,
    standardFontDataUrl: resources,
    // So that it looks alike everywhere.
    useSystemFonts: false,
    enableXfa: false,
    maxImageSize: largestPicture,
  }).promise
}

export const isLocked = (error: unknown): boolean => error instanceof PasswordException

/** Draws a page as wide as it is shown; gives the way to stop. */
export function drawPage(page: PDFPageProxy, canvas: HTMLCanvasElement, width: number) {
  const natural = page.getViewport({ scale: 1 })
  const density = Math.min(window.devicePixelRatio, 2)
  const viewport = page.getViewport({ scale: (width / natural.width) * density })
  canvas.width = Math.round(viewport.width)
  canvas.height = Math.round(viewport.height)
  return page.render({ canvas, viewport, annotationMode: AnnotationMode.DISABLE })
}

import { type RefObject, useEffect, useRef, useState } from 'react'
import { Alert } from '../../ui/Alert.tsx'
import { useSay } from '../../ui/language.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { drawPage, isLocked, openPdf, type Pdf } from './pdf-document.ts'
import classes from './preview.module.css'
import { texts } from './preview.texts.ts'

type PdfViewProps = { name: string; content: Blob }

/** The pages of a PDF below each other, as wide as the window allows. */
export function PdfView({ name, content }: PdfViewProps) {
  const say = useSay()
  const { pdf, fault } = usePdf(content)
  if (fault) return <Alert tone="info">{say(fault)}</Alert>
  if (!pdf) return <ProgressBar label={say(texts.loading, { name })} />
  const { numPages } = pdf
  return (
    <>
      <p className={classes.count}>{say(texts.pages, { n: numPages })}</p>
      <Pages name={name} pdf={pdf} />
    </>
  )
}

function usePdf(content: Blob) {
  const [state, setState] = useState<{ pdf: Pdf | null; fault: typeof texts.unreadable | null }>(nothing)
  useEffect(() => {
    let isLeft = false
    let opened: Pdf | null = null
    openPdf(content).then(
      (pdf) => {
        opened = pdf
        if (isLeft) void pdf.loadingTask.destroy()
        else setState({ pdf, fault: null })
      },
      (error: unknown) => {
        if (!isLeft) setState({ pdf: null, fault: isLocked(error) ? texts.locked : texts.unreadable })
      },
    )
    return () => {
      isLeft = true
      void opened?.loadingTask.destroy()
      setState(nothing)
    }
  }, [content])
  return state
}

const nothing = { pdf: null, fault: null }

function Pages({ name, pdf }: { name: string; pdf: Pdf }) {
  const say = useSay()
  const box = useRef<HTMLElement>(null)
  const width = useWidth(box)
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- otherwise the keyboard cannot scroll it
    <section ref={box} className={classes.scrolled} aria-label={say(texts.content, { name })} tabIndex={0}>
      {width > 0 && numbers.map((number) => <Page key={number} pdf={pdf} number={number} width={width} />)}
    </section>
  )
}

/** Followed with a short delay, because every page is drawn anew. */
function useWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = box.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout>
    const look = () => setWidth(element.clientWidth)
    look()
    const observer = new ResizeObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(look, 150)
    })
    observer.observe(element)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [box])
  return width
}

/** Of a page nobody has seen yet: A4. */
const usualRatio = 210 / 297

/** Drawn while it is in sight or next to it. */
function Page({ pdf, number, width }: { pdf: Pdf; number: number; width: number }) {
  const say = useSay()
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isNear, setNear] = useState(false)
  const [ratio, setRatio] = useState(usualRatio)

  useEffect(() => {
    const element = frame.current
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      root: element.parentElement,
      rootMargin: '100% 0px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    if (!isNear) return
    let stop = () => {}
    let isLeft = false
    void pdf.getPage(number).then((page) => {
      if (isLeft || !canvas.current) return
      const { width: natural, height } = page.getViewport({ scale: 1 })
      setRatio(natural / height)
      const drawing = drawPage(page, canvas.current, width)
      stop = () => drawing.cancel()
      // A page that was left while it was drawn.
      drawing.promise.catch(() => undefined)
    })
    return () => {
      isLeft = true
      stop()
    }
  }, [pdf, number, width, isNear])

  return (
    <div ref={frame} className={classes.page} style={{ aspectRatio: ratio }}>
      {isNear && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn, not loaded
        <canvas ref={canvas} role="img" aria-label={say(texts.page, { page: number, n: pdf.numPages })} />
      )}
    </div>
  )
}

import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { type Imported, readCoordinateList, type Writing } from './coordinate-list.ts'
import { type Converter, loadConverter } from './coordinate-systems.ts'
import { readGeoJson } from './geo-json-import.ts'
import { importFaults } from './geometry-import.texts.ts'

type Source = Writing & { kind: 'list' | 'geoJson'; text: string }

/** What the text gives so far; null until what reads it is there. */
export function useImportedShape({ kind, system, order, text }: Source): Imported | null {
  const [converter, setConverter] = useState<{ convert: Converter } | 'missing' | null>(null)
  useEffect(() => {
    let isWanted = true
    loadConverter().then(
      (convert) => isWanted && setConverter({ convert }),
      () => isWanted && setConverter('missing'),
    )
    return () => {
      isWanted = false
    }
  }, [])
  const settled = useDeferredValue(text)
  return useMemo(() => {
    if (!converter) return null
    if (converter === 'missing') return { fault: { text: importFaults.noConverter } }
    return kind === 'list'
      ? readCoordinateList(settled, { system, order }, converter.convert)
      : readGeoJson(settled, system, converter.convert)
  }, [converter, kind, system, order, settled])
}

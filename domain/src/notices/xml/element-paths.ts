import type { Catalogue } from '../catalogue/catalogue.ts'
import { paths } from './exceptions.ts'

/** The way to the element of a node or field, from that of the node it lies in. */
export function pathOf({ nodes, fields }: Catalogue, id: string): string {
  const exception = paths[id]
  const applies = exception && (exception.beside in nodes || exception.beside in fields)
  return applies ? exception.path : (fields[id]?.path ?? nodes[id]?.path ?? '')
}

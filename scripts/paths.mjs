import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the whole project. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** Node keeps compiled code there, which makes every start but the first half a second shorter. */
export const compileCache = join(root, 'node_modules/.cache/node')

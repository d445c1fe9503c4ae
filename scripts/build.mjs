import { ensureWebBuilt } from './build-web.mjs'
import { ensureInstalled } from './setup.mjs'

await ensureInstalled()
await ensureWebBuilt()

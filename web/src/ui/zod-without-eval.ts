import { config } from 'zod/v4/core'

// Zod tries `new Function` when the first object schema is made, which the content security policy forbids and reports.
config({ jitless: true })

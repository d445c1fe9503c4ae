// zod tries once whether it may write code at run time. The content security policy says no, and reports the attempt.
globalThis.__zod_globalConfig = { jitless: true }

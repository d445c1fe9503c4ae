/** The server as somebody starts it whose umask lets everybody in. */
process.umask(0)
await import('./main.ts')

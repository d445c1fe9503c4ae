import { answerThread } from './thread-side.ts'

/** Does what it is told, for better or worse. */
answerThread((order: 'echo' | 'throw' | 'hang' | 'match' | 'grow' | 'end', onProgress) => {
  onProgress(1, 1)
  if (order === 'throw') throw new Error('told to')
  if (order === 'end') process.exit(3)
  if (order === 'hang') for (;;);
  if (order === 'match') /^(a+)+$/.test(`${'a'.repeat(100)}!`)
  const hoard: number[][] = []
  if (order === 'grow') for (;;) hoard.push(Array.from({ length: 10_000 }, Math.random))
  return `${order}ed`
})

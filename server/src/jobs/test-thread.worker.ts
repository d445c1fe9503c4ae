import { answerThread } from './thread-side.ts'

/** Does what it is told, for better or worse. */
answerThread((order: 'echo' | 'throw' | 'hang' | 'grow' | 'end', onProgress) => {
  onProgress(1, 1)
  if (order === 'throw') throw new Error('told to')
  if (order === 'end') process.exit(3)
  const hoard: unknown[] = []
  while (order === 'hang' || order === 'grow') if (order === 'grow') hoard.push(Array(10_000).fill({}))
  return `${order}ed`
})

import type { Methods } from '@allmende/domain/method.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { shownBy } from './watched-reads.ts'

const contract = {
  getNote: {
    kind: 'read',
    args: z.tuple([z.int().max(9)]),
    result: z.string().max(9),
    shows: { entity: 'project', idAt: 0 },
  },
} as const satisfies Methods

test.each([
  [[7], 7],
  [[], null],
  [undefined, null],
])('a read with the arguments %j shows %j', (params, id) => {
  const call = { method: 'getNote', now: new Date(), ...(params && { params }) }
  expect(shownBy(contract, call)).toEqual({ entity: 'project', id })
})

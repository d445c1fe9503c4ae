import { Readable } from 'node:stream'
import { refuse } from '@allmende/domain/verdict.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { lineOf } from '../database/behalf.ts'
import { behalfOf } from '../rpc/behalf.ts'
import type { Caller, HouseParts, Outcome, PreparedCall } from '../rpc/calls.ts'
import { Lanes } from '../rpc/lanes.ts'
import { runRead } from '../rpc/read-call.ts'
import { OpenAnswers, ofPictures } from './open-answers.ts'
import { OpenArchives } from './open-archives.ts'
import type { Route, Served } from './route.ts'
import { whenOver } from './when-over.ts'

/** So much is prepared at once for one company or address, however much of it is asked for. */
const preparedAtOnce = 8

/** Room for what is prepared and taken, of files and of pictures. */
export type ReadRooms = {
  files: { open: OpenAnswers; lanes: Lanes }
  pictures: { open: OpenAnswers; lanes: Lanes }
  archives: OpenArchives
}

export const readRooms = (): ReadRooms => ({
  files: { open: new OpenAnswers(), lanes: new Lanes(preparedAtOnce) },
  pictures: { open: new OpenAnswers(ofPictures), lanes: new Lanes(preparedAtOnce) },
  archives: new OpenArchives(),
})

type Reading = Extract<Route, { kind: 'serves' }>

/**
 * Something that is served, prepared when it is its asker's turn and for nobody who is gone by then. Who leaves sooner
 * keeps her place until it is prepared: else she could have any number of them made.
 */
export async function preparedRead(
  parts: HouseParts & { reads: ReadRooms },
  route: Reading,
  prepared: PreparedCall,
  { raw: { socket } }: FastifyRequest,
  reply: FastifyReply,
): Promise<Outcome> {
  const { caller } = prepared
  const { archives, [route.forPictures ? 'pictures' : 'files']: room } = parts.reads
  const line = lineOf(behalfOf(caller))
  const leave = room.open.enter(caller)
  const over = new Promise<void>((resolve) => whenOver(socket, reply.raw, resolve))
  const preparing = room.lanes.run(line, async () => {
    // Nobody reads why.
    if (socket.destroyed) refuse('downloadExpired')
    return runRead(parts, route.read, { ...prepared, caller: await asNow(parts, prepared) })
  })
  void Promise.allSettled([over, preparing]).then(leave)
  const outcome = await preparing
  const { body, files = 0 } = 'result' in outcome ? (outcome.result as Served) : { body: null }
  if (files === 0) return outcome
  try {
    void over.then(archives.enter(line, files))
    return outcome
  } catch (error) {
    if (body instanceof Readable) body.destroy()
    throw error
  }
}

/** While she waited her session may have ended. */
async function asNow({ sessions }: HouseParts, { caller, call }: PreparedCall): Promise<Caller> {
  const { session } = caller
  return session ? { ...caller, session: await sessions.reload(session, call.now) } : caller
}

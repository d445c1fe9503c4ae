import type { Args, MethodName, Result } from '@allmende/domain/contract.ts'
import { asCallError, tellWatchers } from './call.ts'
import { postUntilAnswered, type Posting } from './post-until-answered.ts'
import { callerHeaders, currentLanguage, wire } from './server.ts'

const address = '/api/v1/rpc'

type ByPost = Pick<Posting, 'signal' | 'onLost'> & {
  /** Kept by whoever asks, so that even another page can send the same change again. */
  id: string
}

/**
 * Calls a remote method by a request of its own. Submissions go this way: behind other calls of a socket they would be
 * stamped late, and a socket tells nothing of how far a message has come.
 */
export async function callByPost<Name extends MethodName>(
  { id, ...posting }: ByPost,
  name: Name,
  ...args: Args<Name>
): Promise<Result<Name>> {
  const { methodNamed, encodedArgs } = await wire().catch((cause) => Promise.reject(asCallError(cause)))
  const method = methodNamed(name)
  const params = encodedArgs(method, args, currentLanguage())
  tellWatchers.called()
  try {
    const answer = await postUntilAnswered(
      { id, method: name, params },
      { ...posting, address, headers: callerHeaders },
    )
    return method.result.decode(answer as never) as Result<Name>
  } catch (cause) {
    posting.signal.throwIfAborted()
    throw tellWatchers.refused(asCallError(cause), name, method.kind)
  }
}

import { NotFoundScreen } from '../errors/NotFoundScreen.tsx'
import type { CallError } from '../rpc/call-error.ts'
import { useSay } from '../ui/language.tsx'
import { LoadFault } from '../ui/LoadFault.tsx'
import { texts } from './tender-form.texts.ts'

/** The tender could not be had, or is none this person may know of. */
export function TenderFault({ error, onRetry }: { error: CallError; onRetry: () => void }) {
  const say = useSay()
  if (error.type === 'NotFoundException') return <NotFoundScreen />
  return <LoadFault title={say(texts.tenderNotLoaded)} error={error} onRetry={onRetry} />
}

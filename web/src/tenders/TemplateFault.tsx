import type { CallError } from '../rpc/call-error.ts'
import { useSay } from '../ui/language.tsx'
import { LoadFault } from '../ui/LoadFault.tsx'
import { texts } from './tender-form.texts.ts'

/** The form could not be had. */
export function TemplateFault({ error, onRetry }: { error: CallError; onRetry: () => void }) {
  return <LoadFault title={useSay()(texts.templateNotLoaded)} error={error} onRetry={onRetry} />
}

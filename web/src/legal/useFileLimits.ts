import { mostDocuments } from '@allmende/domain/files/limits.ts'
import { useServerInfo } from '../rpc/server-info.ts'
import { useSay } from '../ui/language.tsx'
import { useNumbers } from '../ui/numbers.ts'
import { fileLimitTexts as texts } from './legal.texts.ts'

/** How much this installation takes, as its operator has set it, in Markdown; no text has to be kept true by hand. */
export function useFileLimits(): string {
  const say = useSay()
  const { sayNumber, saySize } = useNumbers()
  const limits = useServerInfo()?.files
  if (!limits) return ''
  const said = {
    file: saySize(limits.largest),
    bytes: sayNumber(limits.largest),
    room: saySize(limits.perRoom),
    documents: sayNumber(mostDocuments),
    company: saySize(limits.perOrganization),
    attachments: saySize(limits.perTempRoom),
  }
  const rules = [texts.file, texts.room, texts.company, texts.attachments]
  return `\n\n## ${say(texts.title)}\n\n${rules.map((rule) => `- ${say(rule, said)}`).join('\n')}`
}

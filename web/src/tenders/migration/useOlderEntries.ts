import { migrated, type Side } from '@allmende/domain/notices/migration/migrated.ts'
import { migrationLines } from '@allmende/domain/notices/migration/migration-lines.ts'
import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import { formOfTemplate } from '@allmende/domain/templates/template-form.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import type { Language } from '@allmende/domain/texts.ts'
import { codeListsQuery, listsOf } from '../../notices/codes/useCodeLists.ts'
import { queryClient, rpcQuery } from '../../rpc/queries.ts'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { toast } from '../../ui/toasts.tsx'
import type { TypedInto } from '../../versioned/useVersioned.ts'
import { formVersionOf } from '../useTemplate.ts'
import type { TenderState } from '../useTenderForm.ts'
import { texts } from './migration.texts.ts'

/** What was typed while there was no other version does not say its own. */
const firstVersion = '1.7'

/** What a browser kept before somebody changed the version is brought over like the draft itself, and told so before. */
export function useOlderEntries(
  tender: TeamTender | undefined,
  to: Side,
): TypedInto<TenderState> | undefined {
  const say = useSay()
  const { language } = useLanguage()
  if (!tender) return undefined
  const { templateId } = tender
  const form = String(formVersionOf(tender))
  return {
    form,
    unsaid: templateId.startsWith('EU-') ? firstVersion : form,
    note: say(texts.olderEntries, { to: tender.sdkVersion ?? '' }),
    translate: async ({ base, values }, version) => {
      const from = await olderSide(templateId, version, language)
      const before = broughtOver(base.panels, from, to, language)
      const after = broughtOver(values.panels, from, to, language)
      // What the draft itself had was told to whoever changed its version.
      const left = after.left.filter((line) => !before.left.includes(line))
      if (left.length > 0) toast.warning(left.join('; '), say(texts.notBroughtOver))
      return { base: { ...base, panels: before.panels }, values: { ...values, panels: after.panels } }
    },
  }
}

/** The form as it was, with its lists. */
async function olderSide(templateId: string, version: string, language: Language): Promise<Side> {
  const asked = templateId.startsWith('EU-') ? version : Number(version)
  const template = await queryClient.ensureQueryData(rpcQuery('getProjectTemplate', templateId, asked))
  const lists = listsOf(await queryClient.ensureQueryData(codeListsQuery(template.sdkVersion, language)))
  return { form: formOfTemplate(template), lists }
}

/** The values in the newer form, and in words what stays behind. */
function broughtOver(panels: PanelValues, from: Side, to: Side, language: Language) {
  const migration = migrated(panels, from, to)
  const { anew, lost } = migrationLines(panels, migration, [from, to], language)
  return { panels: migration.values, left: [...anew, ...lost].map(({ name, value }) => `${name}: ${value}`) }
}

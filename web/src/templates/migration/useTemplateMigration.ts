import type { TemplateMigration } from '@allmende/domain/templates/migration/template-migration.contract.ts'
import type { Template } from '@allmende/domain/templates/templates.contract.ts'
import { useRouter } from '@tanstack/react-router'
import { CallError } from '../../rpc/call-error.ts'
import { queryClient, rpcQuery, useChange } from '../../rpc/queries.ts'
import { confirm } from '../../ui/confirm.tsx'
import { useSay } from '../../ui/language.tsx'
import { toast } from '../../ui/toasts.tsx'
import { pathOf } from '../template-paths.ts'
import { texts } from './migration.texts.ts'

/** Asks, and gives the form its new version. */
export function useTemplateMigration(template: Template, { to, version }: TemplateMigration) {
  const { id, name } = template
  const say = useSay()
  const router = useRouter()
  const migrate = useChange('migrateProjectTemplate')

  async function take() {
    const isMeant = await confirm({
      title: say(texts.takeTitle, { to }),
      text: say(texts.takeText, { name, to }),
      confirmLabel: say(texts.confirm),
    })
    if (!isMeant) return
    try {
      await migrate.mutateAsync([id, to, { version }])
      await queryClient.invalidateQueries({ queryKey: rpcQuery('getProjectTemplate', id).queryKey })
      toast.success(say(texts.done, { to }))
      await router.navigate({ href: pathOf(template) })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      toast.error(error.message, say(texts.notDone))
      await queryClient.invalidateQueries({ queryKey: rpcQuery('getTemplateMigration', id).queryKey })
    }
  }

  return { take, isRunning: migrate.isPending }
}

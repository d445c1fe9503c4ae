import type { TenderMigration } from '@allmende/domain/tenders/migration/migration.contract.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { CallError } from '../../rpc/call-error.ts'
import { queryClient, rpcQuery, useChange } from '../../rpc/queries.ts'
import { confirm } from '../../ui/confirm.tsx'
import { useSay } from '../../ui/language.tsx'
import { toast } from '../../ui/toasts.tsx'
import { tenderPath } from '../tender-paths.ts'
import { texts } from './migration.texts.ts'

/** What was chosen so far, by the place it is for. */
export type Chosen = ReadonlyMap<string, readonly string[]>

/** What is chosen on the page, and taking it over; nothing is stored before. */
export function useMigration({ id }: TeamTender, { from, to, version, anew, due, lost }: TenderMigration) {
  const say = useSay()
  const router = useRouter()
  const migrate = useChange('migrateProject')
  const [chosen, setChosen] = useState<Chosen>(new Map())
  const [looked, setLooked] = useState(version)

  const choose = (path: string, codes: readonly string[]) =>
    setChosen((current) => {
      const next = new Map(current)
      if (codes.length > 0) next.set(path, codes)
      else next.delete(path)
      return next
    })

  async function take() {
    // Whoever goes on has seen what somebody else has saved meanwhile.
    setLooked(version)
    const paths = new Set(anew.map(({ path }) => path))
    const choices = [...chosen]
      .filter(([path]) => paths.has(path))
      .map(([path, codes]) => ({ path, codes: [...codes] }))
    const isMeant = await confirm({
      title: say(texts.takeTitle, { to }),
      text: say(texts.takeText, {
        from,
        to,
        anew: anew.length - choices.length,
        due: due.count,
        lost: lost.length,
      }),
      confirmLabel: say(texts.confirm),
    })
    if (!isMeant) return
    try {
      await migrate.mutateAsync([id, to, { version, choices }])
      await queryClient.invalidateQueries({ queryKey: rpcQuery('getProject', id).queryKey })
      toast.success(say(texts.done, { to }))
      await router.navigate({ href: tenderPath(id), ignoreBlocker: true })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      toast.error(error.message, say(texts.notDone))
      await queryClient.invalidateQueries({ queryKey: rpcQuery('getProjectMigration', id).queryKey })
    }
  }

  const reset = () => setChosen(new Map())
  return { chosen, choose, reset, take, isRunning: migrate.isPending, isOther: looked !== version }
}

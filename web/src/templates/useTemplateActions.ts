import type { TemplateSummary } from '@allmende/domain/templates/templates.contract.ts'
import { useRouter } from '@tanstack/react-router'
import { call } from '../rpc/call.ts'
import { CallError } from '../rpc/call-error.ts'
import { confirm } from '../ui/confirm.tsx'
import { useSay } from '../ui/language.tsx'
import { toast } from '../ui/toasts.tsx'
import { typedTemplate } from './edited-template.ts'
import { listPath, pathOf } from './template-paths.ts'
import { actionTexts as texts } from './templates.texts.ts'

const longestName = 200

type Named = Pick<TemplateSummary, 'id' | 'name'>

/** Duplicating, setting inactive and deleting a template, wherever one stands before it. */
export function useTemplateActions() {
  const say = useSay()
  const router = useRouter()

  async function duplicate({ id, name }: Named) {
    try {
      const template = await call('getProjectTemplate', id)
      const { description, projectTypes, roomTemplates, baseTemplateId, sdkVersion, panels } = template
      const copy = await call('saveProjectTemplate', {
        name: say(texts.nameOfCopy, { name }).slice(0, longestName),
        description,
        active: true,
        projectTypes,
        roomTemplates,
        baseTemplateId,
        sdkVersion,
        panels,
      })
      toast.success(say(texts.duplicated))
      await router.navigate({ href: pathOf(copy) })
    } catch (error) {
      fail(error, say(texts.notDuplicated))
    }
  }

  async function remove({ id, name }: Named) {
    const isSure = await confirm({
      title: say(texts.removeTitle),
      text: say(texts.removeText, { name }),
      confirmLabel: say(texts.remove),
      danger: true,
    })
    if (!isSure) return
    try {
      await call('deleteProjectTemplate', id)
      if (await isStillThere(id)) toast.info(say(texts.deactivated, { name }))
      else toast.success(say(texts.removed))
      await router.navigate({ href: listPath, ignoreBlocker: true })
    } catch (error) {
      fail(error, say(texts.notRemoved))
    }
  }

  /** What deleting would do with one in use, but never more than that. */
  async function deactivate({ id, name }: Named) {
    try {
      const template = await call('getProjectTemplate', id)
      await call('saveProjectTemplate', {
        ...typedTemplate(template),
        id,
        version: template.version,
        active: false,
      })
      toast.success(say(texts.setInactive, { name }))
    } catch (error) {
      fail(error, say(texts.notDeactivated))
    }
  }

  return { duplicate, remove, deactivate }
}

function fail(error: unknown, sentence: string): void {
  if (!(error instanceof CallError)) throw error
  toast.error(`${sentence} ${error.message}`)
}

/** Somebody began to use it before it could be deleted. */
async function isStillThere(id: string): Promise<boolean> {
  try {
    await call('getProjectTemplate', id)
    return true
  } catch (error) {
    if (error instanceof CallError && error.type === 'NotFoundException') return false
    throw error
  }
}

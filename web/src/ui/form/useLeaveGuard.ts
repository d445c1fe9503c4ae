import { useBlocker } from '@tanstack/react-router'
import { confirm } from '../confirm.tsx'
import { useSay } from '../language.tsx'
import { texts } from './form.texts.ts'

/** Asks before a page with unsaved changes is left, inside the application and when the tab closes. */
export function useLeaveGuard(dirty: boolean): void {
  const say = useSay()
  useBlocker({
    disabled: !dirty,
    enableBeforeUnload: dirty,
    shouldBlockFn: async () => {
      const leaves = await confirm({
        title: say(texts.leaveTitle),
        text: say(texts.leave),
        confirmLabel: say(texts.leaveYes),
        cancelLabel: say(texts.leaveNo),
        danger: true,
      })
      return !leaves
    },
  })
}

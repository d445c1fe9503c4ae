import { useBlocker } from '@tanstack/react-router'
import { confirm } from '../confirm.tsx'
import { useSay } from '../language.tsx'
import { texts } from './form.texts.ts'

type Place = { pathname: string; search: object }

/** A hash leads to another part of the page, not away from it. */
const isSamePage = (one: Place, other: Place) =>
  one.pathname === other.pathname && JSON.stringify(one.search) === JSON.stringify(other.search)

/**
 * Asks before a page with unsaved changes is left, inside the application and when the tab closes. `isKept`: the browser
 * keeps them, so that they are not lost.
 */
export function useLeaveGuard(dirty: boolean, { isKept = false }: { isKept?: boolean } = {}): void {
  const say = useSay()
  useBlocker({
    disabled: !dirty,
    enableBeforeUnload: dirty,
    shouldBlockFn: async ({ current, next }) => {
      if (isSamePage(current, next)) return false
      const leaves = await confirm({
        title: say(texts.leaveTitle),
        text: say(isKept ? texts.leaveKept : texts.leave),
        confirmLabel: say(texts.leaveYes),
        cancelLabel: say(texts.leaveNo),
        danger: !isKept,
      })
      return !leaves
    },
  })
}

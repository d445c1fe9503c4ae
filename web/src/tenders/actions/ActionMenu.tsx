import type {
  OfferedAction,
  TeamTender,
  TenderActionName,
} from '@allmende/domain/tenders/tenders.contract.ts'
import { ownPath } from '@allmende/domain/tenders/check/own-places.ts'
import { tenderPolicy } from '@allmende/domain/tenders/tenders.policy.ts'
import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconClockPlus, IconCopy, IconReport } from '@tabler/icons-react'
import { type RefObject, Suspense, useRef, useState } from 'react'
import { serverNow } from '../../rpc/clock.ts'
import { AppLink, useGoTo } from '../../ui/AppLink.tsx'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { MenuAction } from '../../ui/MenuAction.tsx'
import { useFocusPassedOn } from '../../ui/useFocusPassedOn.ts'
import { useTimeLeft } from '../../ui/useTimeLeft.ts'
import type { TenderAction } from '../frame/tender-page.ts'
import { insideAction } from '../frame/who-sees.tsx'
import { texts } from './action.texts.ts'
import type { ActionDialogs } from './action-dialog.ts'
import { actionIcons } from './action-icons.ts'
import { type ActionLabel, labelOf } from './action-labels.ts'
import { deadlineFieldPath, deadlineToExtend } from '../changes/deadline-to-extend.ts'
import { texts as changeTexts } from '../changes/change-form.texts.ts'
import { openDraft } from '../results/open-draft.ts'
import { editPath, reusePath, tenderPath } from '../tender-paths.ts'
import { awaitedUntil, withoutAwaited } from './begun-opening.ts'
import { type GatheredAction, gatheredActions, nextStep, toldOnce } from './offered-actions.ts'
import { useVerdictsInTime } from './useVerdictsInTime.ts'
import { whyNot } from './why-not.ts'

/** What cannot be undone stands out. */
const dangerous: readonly TenderActionName[] = ['endLot', 'cancel']

/** What is done on a page of its own and not in a dialog. */
const pages: Partial<Record<TenderActionName, (tenderId: number) => string>> = { change: editPath }

type MenuProps = { tender: TeamTender; dialogs: ActionDialogs }

/** The next sensible step as a button, and everything that can be done, or not yet, in a menu. */
function ActionMenu({ tender, dialogs }: MenuProps) {
  const say = useSay()
  useVerdictsInTime(tender)
  const [opened, setOpened] = useState<TenderActionName | null>(null)
  const menu = useRef<HTMLButtonElement>(null)
  /** The button of the next step, where it opened the dialog. */
  const opener = useRef<HTMLButtonElement>(null)
  const reuse = useRef<HTMLAnchorElement>(null)
  const goTo = useGoTo()
  const gathered = gatheredActions(
    tender,
    (action) => dialogs[action] !== undefined || pages[action] !== undefined,
  )
  const step = useNextStep(tender, gathered)
  // Before it is put away, it is told how it ended.
  const draft = step === 'archive' ? openDraft(tender.results) : undefined
  const next = draft ? null : step
  const Dialog = opened && dialogs[opened]
  const close = () => {
    setOpened(null)
    // What opened it may be gone by then: an entry of the menu, or a step that has been taken.
    requestAnimationFrame(() => {
      const place = opener.current?.isConnected ? opener.current : (menu.current ?? reuse.current)
      place?.focus({ preventScroll: true })
    })
  }
  const open = (action: TenderActionName, button: HTMLButtonElement | null = null) => {
    const page = pages[action]
    if (page) return goTo(page(tender.id))
    opener.current = button
    setOpened(action)
  }
  return (
    <>
      {draft && (
        <Button
          component={AppLink}
          href={tenderPath(draft.id)}
          leftSection={<IconReport size={20} aria-hidden />}
        >
          {say(texts.checkResult)}
        </Button>
      )}
      {next && (
        // Another step is another button: who had the focus on this one must not press that one unawares.
        <NextStep
          key={next}
          action={next}
          label={labelOf(tender, next)}
          onClick={(button) => open(next, button)}
          onGone={() => menu.current?.focus({ preventScroll: true })}
        />
      )}
      {tender.archived === null ? (
        <AllActions
          ref={menu}
          tender={tender}
          gathered={gathered}
          onChosen={open}
          onGone={() => requestAnimationFrame(() => reuse.current?.focus({ preventScroll: true }))}
        />
      ) : (
        // What is archived has no menu; it can still be the model of another one.
        <Button
          ref={reuse}
          component={AppLink}
          href={reusePath(tender)}
          variant="default"
          leftSection={<IconCopy size={20} aria-hidden />}
        >
          {say(texts.reuse)}
        </Button>
      )}
      {Dialog && (
        <Suspense>
          <Dialog tender={tender} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

type AllActionsProps = {
  ref: RefObject<HTMLButtonElement | null>
  tender: TeamTender
  gathered: readonly GatheredAction[]
  onChosen: (action: TenderActionName) => void
  /** It had the focus when it was taken away. */
  onGone: () => void
}

function AllActions({ ref, tender, gathered, onChosen, onGone }: AllActionsProps) {
  const say = useSay()
  const deadline = deadlineToExtend(tender)
  useFocusPassedOn(ref, onGone)
  return (
    <Menu position="bottom-end" width={320} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button ref={ref} variant="default" rightSection={<IconChevronDown size={20} aria-hidden />}>
          {say(texts.actions)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {toldOnce(withoutAwaited(tender.lots, gathered, serverNow())).map((each) => (
          <ActionEntry
            key={each.action}
            {...each}
            label={labelOf(tender, each.action)}
            onClick={() => onChosen(each.action)}
          />
        ))}
        {deadline && (
          <Menu.Item
            component={AppLink}
            href={deadlineFieldPath(tender.id, ownPath(deadline))}
            leftSection={<IconClockPlus size={20} aria-hidden />}
          >
            {say(changeTexts.extend)}
          </Menu.Item>
        )}
        {gathered.length > 0 && <Menu.Divider />}
        {/* A new one that begins like this. */}
        <Menu.Item
          component={AppLink}
          href={reusePath(tender)}
          leftSection={<IconCopy size={20} aria-hidden />}
        >
          {say(texts.reuse)}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

/** What waits for the second of two has a button at the notice that says so. */
function useNextStep({ type, lots }: TeamTender, gathered: readonly GatheredAction[]) {
  const step = nextStep(type, gathered)
  const left = useTimeLeft(step && awaitedUntil(lots, step))
  return left !== null && left >= 0 ? null : step
}

type NextStepProps = {
  action: TenderActionName
  label: ActionLabel
  onClick: (button: HTMLButtonElement) => void
  /** It had the focus when it was taken away. */
  onGone: () => void
}

function NextStep({ action, label, onClick, onGone }: NextStepProps) {
  const say = useSay()
  const Icon = actionIcons[action]
  const button = useRef<HTMLButtonElement>(null)
  // The tender changes a moment after the dialog has closed, and may do so by the hand of somebody else.
  useFocusPassedOn(button, onGone)
  return (
    <Button
      ref={button}
      leftSection={<Icon size={20} aria-hidden />}
      onClick={(event) => onClick(event.currentTarget)}
    >
      {say(label.text, label.values)}
    </Button>
  )
}

type ActionEntryProps = OfferedAction & { label: ActionLabel; isToldBelow: boolean; onClick: () => void }

function ActionEntry({ action, label, verdict, isToldBelow, onClick }: ActionEntryProps) {
  const say = useSay()
  const Icon = actionIcons[action]
  return (
    <MenuAction
      label={say(label.text, label.values)}
      icon={<Icon size={20} aria-hidden />}
      isDanger={dangerous.includes(action)}
      reason={useReason(verdict)}
      isToldBelow={isToldBelow}
      onClick={onClick}
    />
  )
}

function useReason(verdict: OfferedAction['verdict']): string | null {
  const { language } = useLanguage()
  return whyNot(verdict, useTimeLeft(verdict.allowed ? null : verdict.from), language)
}

/** The menu for the frame; whoever puts it together says which dialogs there are. */
export const actionMenu = (dialogs: ActionDialogs): TenderAction =>
  insideAction({
    key: 'actions',
    mayOpen: tenderPolicy.lookInside,
    Action: ({ tender }) => <ActionMenu tender={tender} dialogs={dialogs} />,
  })

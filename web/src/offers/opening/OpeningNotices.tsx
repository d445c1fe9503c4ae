import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { sayTime } from '@allmende/domain/times.ts'
import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { serverNow } from '../../rpc/clock.ts'
import { useSession } from '../../session/useSession.ts'
import { PdfButton } from '../../shell/PdfButton.tsx'
import { lotNames } from '../../tenders/course/lot-names.ts'
import { tenderPath } from '../../tenders/tender-paths.ts'
import { useStaffNames } from '../../tenders/useStaffNames.ts'
import { Alert } from '../../ui/Alert.tsx'
import { AppLink } from '../../ui/AppLink.tsx'
import { Countdown } from '../../ui/Countdown.tsx'
import { focusIfLost, pageTitle } from '../../ui/focus-place.ts'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { useFocusPassedOn } from '../../ui/useFocusPassedOn.ts'
import { useTimeLeft } from '../../ui/useTimeLeft.ts'
import { OpeningDialog } from './OpeningDialog.tsx'
import {
  type BegunNotice,
  begunNotices,
  firstLook,
  type OpenedNotice,
  openedNotices,
  seenIn,
} from './opening-notices.ts'
import classes from './opening.module.css'
import { texts } from './opening.texts.ts'
import { actionFor, type OpeningAction } from './openings.ts'
import { openingsAnchor } from './openings-anchor.ts'
import { useWhatIsOpened } from './useWhatIsOpened.ts'

type Asked = { action: OpeningAction; lotIds: readonly number[] }

/** What goes on with the openings of a tender while one looks at it. */
export function OpeningNotices({ tender }: { tender: TeamTender }) {
  const [looked, setLooked] = useState(() => firstLook(tender))
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set())
  const [asked, setAsked] = useState<Asked | null>(null)
  const seen = seenIn(looked, tender)
  // Remembered while it is drawn: the server forgets a step whose time is over.
  if (seen !== looked) setLooked(seen)
  const isLeft = ({ key }: { key: string }) => !dismissed.has(key)
  const dismiss = (key: string) => setDismissed((keys) => new Set([...keys, key]))
  return (
    <>
      {openedNotices(seen, tender)
        .filter(isLeft)
        .map((notice) => (
          <Opened key={notice.key} tender={tender} notice={notice} onDismiss={() => dismiss(notice.key)} />
        ))}
      {begunNotices(seen, tender, serverNow())
        .filter(isLeft)
        .map((notice) => (
          <Begun
            key={notice.key}
            tender={tender}
            notice={notice}
            onConfirm={setAsked}
            onDismiss={() => dismiss(notice.key)}
          />
        ))}
      {asked && <OpeningDialog tender={tender} {...asked} onClose={() => setAsked(null)} />}
    </>
  )
}

type BegunProps = {
  tender: TeamTender
  notice: BegunNotice
  onConfirm: (asked: Asked) => void
  onDismiss: () => void
}

function Begun({ tender, notice, onConfirm, onDismiss }: BegunProps) {
  const say = useSay()
  const { language } = useLanguage()
  const nameOf = useStaffNames(true)
  const { user } = useSession()
  const { at, until, target, round, lots } = notice
  const left = useTimeLeft(until) ?? 0
  const what = useWhatIsOpened(target, round, lots.length < tender.lots.length ? lotNames(lots) : '')
  const isOwn = notice.user === user?.email
  const action = actionFor(tender, target)
  const mayConfirm = tender.lots.some(
    ({ id, actions }) =>
      lots.some((lot) => lot.id === id) &&
      actions.some((offered) => offered.action === action && offered.verdict.allowed),
  )
  const values = { what, name: nameOf(notice.user), time: sayTime(at, language) }
  const who = say(isOwn ? texts.begunByYou : texts.begun, values)
  if (left < 0)
    return (
      <Alert tone="warning" onClose={onDismiss} title={say(texts.expired)}>
        {who}
      </Alert>
    )
  const ask = () => onConfirm({ action, lotIds: lots.map(({ id }) => id) })
  return (
    <Alert
      tone="warning"
      isQuiet
      {...(mayConfirm && { action: <ConfirmButton isOwn={isOwn} onClick={ask} /> })}
    >
      <output>
        {who} {say(isOwn ? texts.secondByOther : texts.secondUntil, { time: sayTime(until, language) })}
      </output>{' '}
      <Countdown until={until} speaks />
    </Alert>
  )
}

function ConfirmButton({ isOwn, onClick }: { isOwn: boolean; onClick: () => void }) {
  const say = useSay()
  const button = useRef<HTMLButtonElement>(null)
  // It goes with the time, or with the confirmation of somebody else.
  useFocusPassedOn(button, () => requestAnimationFrame(() => focusIfLost(pageTitle())))
  return (
    <Button ref={button} size="sm" variant={isOwn ? 'default' : 'filled'} onClick={onClick}>
      {say(isOwn ? texts.restart : texts.giveSecond)}
    </Button>
  )
}

type OpenedProps = { tender: TeamTender; notice: OpenedNotice; onDismiss: () => void }

function Opened({ tender, notice, onDismiss }: OpenedProps) {
  const say = useSay()
  const { language } = useLanguage()
  const nameOf = useStaffNames(true)
  const { target, round, at, by, openings } = notice
  const isSome = openings.length < tender.lots.length
  const what = useWhatIsOpened(target, round, isSome ? lotNames(openings.map(({ lot }) => lot)) : '')
  const [one = '', other = ''] = by.map(nameOf)
  const [only, ...others] = openings
  return (
    <Alert
      tone="success"
      onClose={onDismiss}
      title={say(texts.opened, { what })}
      action={
        <div className={classes.buttons}>
          {only && others.length === 0 && (
            <PdfButton request={{ kind: 'protocol', id: only.id }} label={say(texts.protocol)} size="sm" />
          )}
          <Button
            component={AppLink}
            href={`${tenderPath(tender.id)}#${openingsAnchor}`}
            variant="default"
            size="sm"
          >
            {say(texts.toOpenings)}
          </Button>
        </div>
      }
    >
      {say(texts.openedBy, { names: say(texts.and, { one, other }), time: sayTime(at, language) })}
    </Alert>
  )
}

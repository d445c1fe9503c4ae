import type { PublicTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { Button } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { serverNow } from '../../rpc/clock.ts'
import { queryClient, rpcQuery, useChange } from '../../rpc/queries.ts'
import { useActor } from '../../session/useSession.ts'
import { lotName } from '../../tenders/course/lot-names.ts'
import { forgetInvitation, invitationFor } from '../../tenders/people/kept-invitation.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { houseTexts } from '../../ui/house.texts.ts'
import { useSay } from '../../ui/language.tsx'
import { toast } from '../../ui/toasts.tsx'
import { goOnPath } from '../offer-paths.ts'
import type { LotChance } from './join-chances.ts'
import classes from './joining.module.css'
import { chancesOf, joinWords } from './joining.ts'
import { texts } from './joining.texts.ts'
import { leadsTo, roundsExplained } from './leads-to.ts'
import { whyLeftOut } from './left-out.ts'

/** Which lots she joins and what that leads to, before she does. */
export function JoinDialog({ tender, onClose }: { tender: PublicTender; onClose: () => void }) {
  const say = useSay()
  const chances = chancesOf(tender, serverNow())
  const { action, title } = joinWords(tender, chances)
  const join = useJoining(tender, onClose)
  const rounds = roundsExplained(tender, chances, serverNow())
  return (
    <Dialog
      opened
      onClose={onClose}
      title={say(title)}
      size="medium"
      closable={!join.isPending}
      actions={
        <>
          <Button variant="default" disabled={join.isPending} onClick={onClose}>
            {say(houseTexts.cancel)}
          </Button>
          <Button loading={join.isPending} onClick={join.run} data-autofocus>
            {say(action)}
          </Button>
        </>
      }
    >
      <div className={classes.dialog}>
        {join.error && <Alert tone="danger">{say(texts.failed, { message: join.error.message })}</Alert>}
        <Lots tender={tender} chances={chances} />
        {rounds && <p>{say(rounds.text, rounds.values)}</p>}
        <p>{say(texts.consequence)}</p>
      </div>
    </Dialog>
  )
}

function Lots({ tender, chances }: { tender: PublicTender; chances: readonly LotChance[] }) {
  const say = useSay()
  const now = serverNow()
  const isOnly = tender.lots.length === 1
  const nameOf = ({ lot }: LotChance) => (isOnly ? tender.name : lotName(lot))
  const closed = chances.flatMap((chance) => (chance.answer.allowed ? [] : [{ chance, why: chance.answer }]))
  const open = chances.flatMap((chance) => (chance.answer.allowed ? [{ chance, as: chance.answer }] : []))
  return (
    <>
      <section aria-label={say(texts.yourLots)}>
        <h3>{say(texts.yourLots)}</h3>
        <ul className={classes.lots}>
          {open.map(({ chance, as }) => {
            const { text, values } = leadsTo(tender, chance.lot, as, now)
            return (
              <li key={chance.lot.id}>
                <strong>{nameOf(chance)}</strong>
                <span>{say(text, values)}</span>
              </li>
            )
          })}
        </ul>
      </section>
      {closed.length > 0 && (
        <section aria-label={say(texts.otherLots)}>
          <h3>{say(texts.otherLots)}</h3>
          <ul className={classes.lots}>
            {closed.map(({ chance, why }) => (
              <li key={chance.lot.id}>
                <strong>{nameOf(chance)}</strong>
                <span>{say(whyLeftOut(why.reason), why.values)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function useJoining({ id }: PublicTender, onDone: () => void) {
  const say = useSay()
  const actor = useActor()
  const router = useRouter()
  const create = useChange('createOffer')
  async function goOn(stage: number) {
    forgetInvitation(id)
    toast.success(say(texts.joined))
    // What she finds now hangs on what the tender says of her.
    const joined = await queryClient.fetchQuery({ ...rpcQuery('getProject', id), staleTime: 0 })
    onDone()
    await router.navigate({ href: goOnPath(actor, joined, stage, serverNow()) })
  }
  return {
    isPending: create.isPending,
    error: create.error,
    run: () => {
      const token = invitationFor(id)
      create.mutate(token === undefined ? [{ id }] : [{ id }, token], {
        onSuccess: ({ stage }) => void goOn(stage),
      })
    },
  }
}

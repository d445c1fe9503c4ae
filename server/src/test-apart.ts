import type { DispatchWay } from '@allmende/domain/procedure/dispatch.contract.ts'
import type { Message } from '@allmende/domain/messages/messages.contract.ts'
import type { Offer } from '@allmende/domain/offers/offers.contract.ts'
import type { Room } from '@allmende/domain/rooms/rooms.contract.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { afterAll, beforeAll, expect } from 'vitest'
import { withAnswers } from '../../demo/answers.ts'
import { demoPassword } from '../../demo/people.ts'
import { second } from './tenders/course/test-course.ts'
import { dora, emil, fritz } from './tenders/people/test-announced.ts'
import { anna, bernd, concession } from './tenders/test-tenders.ts'
import { askAfter, type Looked, lookAround, noThings, thingsOf } from './test-outsiders.ts'
import { givenTwins, type House } from './test-twins.ts'

/** Who takes part in the first house alone, and whom the others never learn of. */
export const gesa = 'gesa@wesermarsch-hafenbau.example'
/** Marks the tender and takes no part. */
export const imke = 'imke@moorblick-solar.example'
const third = { email: gesa, organizationId: 4, name: 'Wesermarsch Hafenbau AG' }
/** Whose mails each of them reads. */
const mailboxes: Readonly<Record<string, readonly string[]>> = {
  visitor: [],
  dora: [dora, emil],
  fritz: [fritz],
  imke: [imke],
}

/** Each step is looked at by everyone in two houses, on whatever machine that is. */
export const patience = 300_000

export const bidderRooms = {
  roomTemplates: [
    { name: 'Teilnahmeantrag', description: '', stage: 4 },
    { name: 'Verhandlung', description: '', stage: 5 },
    { name: 'Angebot', description: '', stage: 7 },
  ],
  informationRooms: [{ name: 'Unterlagen', description: '' }],
}

/** What bidders call the rooms they add. */
const ownRoom = 'Anlagen'

type Mail = { id: string; to: string; subject: string }
type Deed = (house: House) => Promise<unknown>
type Made = { id: number; name: string; lots: { id: number }[] }

/**
 * A tender in two houses: in the first one a third bidder does whatever bidders do. After each step everyone else has
 * to have been sent the very same in both: every answer, every notification, every mail.
 */
export function givenApart(draft: object) {
  const twins = givenTwins()
  const { full, lacking, both } = twins
  let looked: Looked
  const readMails = new Map<House, Set<string>>()
  let compared = 0

  afterAll(() => expect(compared, 'letters that were compared').toBeGreaterThan(0))

  beforeAll(async () => {
    const [made, twin] = await both(async (house) => {
      for (const [name, [email = null]] of Object.entries(mailboxes)) await house.watch(name, email)
      for (const viewer of house.viewers.values()) await viewer.watch('getSettings')
      return house.call<Made>(anna, 'createProject', draft)
    })
    expect(twin.id).toBe(made.id)
    looked = { tenderId: made.id, lotIds: made.lots.map(({ id }) => id), title: made.name, third }
  })

  /** The letters that came since, by whom they came to, the oldest first. */
  async function mailsIn(house: House) {
    const all = await house.call<Mail[]>(anna, 'getDemoMails')
    const read = readMails.get(house) ?? new Set()
    const news = all.filter(({ id }) => !read.has(id)).toReversed()
    readMails.set(house, new Set(all.map(({ id }) => id)))
    return news.map(({ id: _random, ...mail }) => mail)
  }

  async function experiencesIn(house: House, extent: 'usual' | 'all') {
    await house.tick(looked.tenderId)
    await house.settle()
    const mails = await mailsIn(house)
    const experiences = new Map<string, unknown>()
    for (const [name, viewer] of house.viewers) {
      const heard = viewer.heard()
      const letters = mails
        .filter(({ to }) => mailboxes[name]?.includes(to))
        .map((letter) => viewer.plain(letter))
      compared += letters.length
      experiences.set(name, { heard, letters, told: await lookAround(viewer, looked, extent) })
    }
    return experiences
  }

  /** Everyone but the third was sent the same in both houses. */
  async function alike(extent: 'usual' | 'all' = 'usual'): Promise<void> {
    const [one, other] = await both((house) => experiencesIn(house, extent))
    for (const name of Object.keys(mailboxes)) expect(one.get(name), name).toEqual(other.get(name))
  }

  /** Of the third's things nobody is told more than of what is not there. */
  async function unknown(): Promise<void> {
    const things = await thingsOf(full, third.organizationId)
    for (const [name, viewer] of full.viewers) {
      const answers = await askAfter(viewer, things, looked.tenderId)
      expect(answers, name).toEqual(await askAfter(viewer, noThings, looked.tenderId))
    }
    // The same is tried in the other house, so that both stay alike.
    for (const viewer of lacking.viewers.values())
      for (const _twice of [1, 2]) await askAfter(viewer, noThings, looked.tenderId)
  }

  const offerIn = async (house: House, email: string): Promise<number> => {
    const [offer] = await house.call<Offer[]>(email, 'getOffersByProjectId', looked.tenderId)
    return offer?.id ?? 0
  }
  const lotIdsAt = (lots: readonly number[] | null) =>
    lots && lots.map((number) => looked.lotIds[number - 1] ?? 0)

  /** What people do, by name; lots by their numbers. */
  const does = {
    stage:
      (email: string, stage: number, more: object = {}, lots: number[] | null = null) =>
      (house: House) =>
        house.call(
          email,
          'updateProjectStage',
          { id: looked.tenderId, stage, ...more },
          lotIdsAt(lots),
          null,
        ),
    opens: (stage: 4 | 7) => async (house: House) => {
      for (const email of [bernd, anna])
        await house.call(email, 'updateProjectStage', { id: looked.tenderId, stage }, null, demoPassword)
    },
    /** Starts a phase with these companies; the others who filed are told why not. */
    chooses:
      (stage: 5 | 6, lots: number[] | null, chosen: string[], denied: string[] = [], more: object = {}) =>
      async (house: House) => {
        const ids = await offersOf(house, chosen)
        const reasons = Object.fromEntries(
          (await offersOf(house, denied)).map((id) => [id, 'Nicht geeignet']),
        )
        const change = { id: looked.tenderId, stage, ...more }
        await house.call(anna, 'updateProjectStage', change, lotIdsAt(lots), null, ids, { reasons })
      },
    joins: (email: string) => (house: House) => house.call(email, 'createOffer', { id: looked.tenderId }),
    /** A file into the room that she was given for that phase. */
    uploads: (email: string, stage: 4 | 5 | 7, lot: number, name: string) => async (house: House) => {
      const rooms = await house.call<Room[]>(email, 'getRoomsByProjectId', looked.tenderId)
      const given = rooms.find(
        (room) =>
          room.type === 'CONTRACTOR' &&
          room.stage === stage &&
          room.lotId === looked.lotIds[lot - 1] &&
          room.readOnly === null &&
          room.name !== ownRoom,
      )
      expect(await house.upload(email, given?.id ?? 0, name, `${name} von ${email}`)).toBe(200)
    },
    files: (email: string, stage: 0 | 1 | 5 | 6, lots: number[] | null) => async (house: House) =>
      house.call(email, 'updateOfferStage', await offerIn(house, email), stage, lotIdsAt(lots)),
    /** Of the title: saved as a change and announced. */
    changes: (title: string) => async (house: House) => {
      const form = await house.call<TeamTender>(anna, 'getProject', looked.tenderId, 'pending')
      const { id, version, panels } = form
      const changed = withAnswers(concession, panels, { 'BT-21-Procedure': title })
      await house.call(anna, 'updateProject', { id, version, panels: changed })
      await house.call(anna, 'announceChange', id, { reason: 'Rückfragen', text: '' })
    },
    /** The end of all rounds is put off. */
    extends: (finalDeadline: Date) => async (house: House) => {
      const form = await house.call<TeamTender>(anna, 'getProject', looked.tenderId, 'pending')
      const { id, version, panels } = form
      await house.call(anna, 'updateProject', { id, version, panels, finalDeadline })
      await house.call(anna, 'announceChange', id, { reason: 'Störung', text: '' })
    },
    confirms: (email: string) => async (house: House) => {
      const [offer] = await house.call<Offer[]>(email, 'getOffersByProjectId', looked.tenderId)
      const changes = offer?.lotOffers.flatMap(({ changesToConfirm }) => changesToConfirm) ?? []
      return house.call(email, 'confirmChange', offer?.id ?? 0, changes[0]?.changeId ?? 0)
    },
    addsRoom: (email: string, stage: 4 | 7, lot: number) => (house: House) =>
      house.call(email, 'createRoom', {
        projectId: looked.tenderId,
        type: 'CONTRACTOR',
        name: ownRoom,
        description: 'Eigene',
        stage,
        lotId: looked.lotIds[lot - 1],
      }),
    /** Writes about the tender, with something attached. */
    writes:
      (email: string, more: object = {}) =>
      async (house: House) => {
        const link = await house.call<string>(email, 'getUploadLink', 'temp')
        const roomId = Number(new URL(link, house.url).searchParams.get('room'))
        expect(await house.upload(email, roomId, 'Anhang.txt', `Anhang von ${email}`)).toBe(200)
        const words = { messageSubject: 'Zufahrt', messageText: `Von ${email}` }
        await house.call(email, 'sendMessage', { projectId: looked.tenderId, ...words, roomId, ...more })
      },
    /** Answers what that one wrote last: her, or without her name all. */
    answers: (email: string, isToAll: boolean) => async (house: House) => {
      const asked = (await house.call<Message[]>(bernd, 'getMessages', looked.tenderId, null)).find(
        ({ userName }) => userName === email,
      )
      await does.writes(bernd, {
        replyToMessageId: asked?.id,
        ...(isToAll && { recipientOrganizationIds: [0], question: 'Ist die Zufahrt frei?' }),
      })(house)
    },
    /** Reads all there is to read. */
    reads: (email: string) => async (house: House) => {
      for (const { id } of await house.call<Message[]>(email, 'getMessages', looked.tenderId, null))
        await house.call(email, 'addTag', id, 'gelesen')
    },
    /** Of one lot: announces who is to get it, or gives it away. */
    announces: (lot: number, winner: string, losers: string[]) => async (house: House) => {
      const reasons = Object.fromEntries((await offersOf(house, losers)).map((id) => [id, 'Teurer']))
      await house.call(anna, 'announceAward', looked.lotIds[lot - 1], await offerOf(house, winner), reasons)
    },
    /** The team notes something of an offer. */
    notes: (lot: number, email: string, text: string) => async (house: House) =>
      house.call(bernd, 'setOfferRemark', looked.lotIds[lot - 1], await offerOf(house, email), {
        version: 0,
        text,
      }),
    /** A letter of an announced award leaves otherwise, just now. */
    dispatches: (lot: number, email: string, how: DispatchWay) => async (house: House) => {
      const params = [await offerOf(house, email), looked.lotIds[lot - 1], new Date().toISOString(), how]
      await house.call(bernd, 'recordDispatch', ...params)
    },
    withdrawsAward: (lot: number) => (house: House) =>
      house.call(anna, 'withdrawAward', looked.lotIds[lot - 1], 'Rechenfehler'),
    awards: (lot: number, winner: string) => async (house: House) =>
      house.call(anna, 'awardLot', looked.lotIds[lot - 1], await offerOf(house, winner)),
  }
  const offerOf = async (house: House, email: string) => (await offersOf(house, [email]))[0]
  const offersOf = (house: House, emails: readonly string[]) =>
    Promise.all(
      emails.filter((email) => email !== gesa || house === full).map((email) => offerIn(house, email)),
    )

  return {
    ...twins,
    does,
    alike,
    unknown,
    /** What the third does nobody else does. */
    thirdDoes: async (...deeds: Deed[]) => {
      for (const deed of deeds) {
        twins.pass(second)
        await deed(full)
      }
    },
    /** One after the other: of what has one moment, chance decides which stands first. */
    bothDo: async (...deeds: Deed[]) => {
      for (const deed of deeds) {
        twins.pass(second)
        await both(deed)
      }
    },
    get lotIds() {
      return looked.lotIds
    },
    get tenderId() {
      return looked.tenderId
    },
  }
}

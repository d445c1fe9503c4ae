import { expect, test } from 'vitest'
import type { z } from 'zod'
import { contract } from './contract.ts'

type Schema = z.core.$ZodType

/** The names of every number in an answer; each schema is looked at once under each name. */
function numbersIn(schema: Schema, names: readonly string[], seen: Map<Schema, Set<string>>): string[] {
  const under = seen.get(schema) ?? new Set()
  const name = names.slice(-2).join('.')
  if (under.has(name)) return []
  seen.set(schema, under.add(name))
  const below = (inner: Schema, ...further: string[]) => numbersIn(inner, [...names, ...further], seen)
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'number':
      return [names.at(-1) === 'id' ? name : (names.at(-1) ?? '')]
    case 'array':
      return below(def.element)
    case 'record':
      return below(def.valueType)
    case 'object':
      return Object.entries(def.shape).flatMap(([key, inner]) => below(inner, key))
    case 'tuple':
      return def.items.flatMap((inner) => below(inner))
    case 'union':
      return def.options.flatMap((inner) => below(inner))
    case 'intersection':
      return [...below(def.left), ...below(def.right)]
    case 'pipe':
      return [...below(def.in), ...below(def.out)]
    case 'lazy':
      return below(def.getter())
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
    case 'nonoptional':
      return below(def.innerType)
    default:
      return []
  }
}

/** What people know things by; other numbers count what stands in the same answer. */
const isId = (name: string): boolean => /(\.id|Ids?)$/.test(name)

/** These count up from 1, and everybody knows: tenders, organizations, parcels, locations, lots. */
const counted = [
  /^(project|lot|property|location|parcel|organization|(sender|recipient)Organization)Ids?$/,
  /^(projects|lots|location|created|results)\.id$/,
  /^(get|getAll|create|update|import|announce|archive|award|end|invite|publishTo|stop|unpublish|withdraw|add|remove)(Projects?|Lot|Change|Award|Notice|Users|SIMAP|ProjectEditors|ProjectTag|ProjectStage)(ById|ByPropertyId|sRelyingOn)?\.id$/,
  /^getProjects(ByPropertyId|RelyingOn)\.id$/,
  /^recordDispatch\.id$/,
  /^(get|create|update|register)(Organizations?|Locations?|Propert(y|ies))(ById)?\.id$/,
  /^(request|approve)FileDeletion\.id$/,
]

/** These are random, whoever gets them: a number would count other people's. */
const random = [
  'addTag.id',
  'answered.id',
  'confirmChange.id',
  'createOffer.id',
  'createRoom.id',
  'documentId',
  'getAnswers.id',
  'getInvitations.id',
  'getLogEntries.id',
  'getMessages.id',
  'getNotices.id',
  'getOffersByOrganizationId.id',
  'getOffersByProjectId.id',
  'getRoom.id',
  'getRoomsByProjectId.id',
  'importDocumentsFromProperty.id',
  'informationRooms.id',
  'letterId',
  'listDocuments.id',
  'messageId',
  'notices.id',
  'offerId',
  'openings.id',
  'receiptId',
  'renameDocument.id',
  'replyToMessageId',
  'roomId',
  'sendMessage.id',
  'updateNotice.id',
  'updateOfferStage.id',
  'updateRoom.id',
]
/** The moment when something was announced to those who get it. */
const announced = ['changeId']

test('whatever people know a thing by either counts what all may know, or is random', () => {
  const known = new Set([...random, ...announced])
  const unknown = Object.entries(contract)
    .flatMap(([method, { result }]) => numbersIn(result, [method], new Map()))
    .filter((name) => isId(name) && !known.has(name) && !counted.some((pattern) => pattern.test(name)))
  expect([...new Set(unknown)]).toEqual([])
})

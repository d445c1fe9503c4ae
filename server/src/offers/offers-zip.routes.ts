import { addressAt, paths } from '@allmende/domain/addresses.ts'
import { cleanTypedName } from '@allmende/domain/files/file-names.ts'
import { OpenedPart } from '@allmende/domain/offers/offers.contract.ts'
import { offerPolicy } from '@allmende/domain/offers/offers.policy.ts'
import { say } from '@allmende/domain/texts.ts'
import { existing } from '@allmende/domain/verdict.ts'
import { z } from 'zod'
import { permitsFor } from '../http/permits.ts'
import { serves } from '../http/route.ts'
import { refusedBroken } from '../rooms/sent-documents.ts'
import { sentZip, zipEvent } from '../rooms/sent-zips.ts'
import type { Context } from '../rpc/method.ts'
import { packedOffers } from './offer-folders.ts'
import { openedOffers, type OpenedOffers } from './opened-offers.ts'

const names = {
  APPLICATION: { de: 'Teilnahmeanträge', en: 'Applications' },
  OFFER: { de: 'Angebote', en: 'Offers' },
}

const ofRound = { de: 'Runde {round}', en: 'Round {round}' }

/** What was opened of a lot, as it is when it is fetched. */
const permits = permitsFor('offers', z.object({ lotId: z.int(), part: OpenedPart.nullable() }))

function zipNameOf({ kind, round, lot }: OpenedOffers, language: Context['language']): string {
  const words = [say(names[kind], language), round !== null && say(ofRound, language, { round }), lot.title]
  return cleanTypedName(words.filter(Boolean).join(' ').slice(0, 100).trim()) ?? kind.toLowerCase()
}

export async function offersZipLink(
  context: Context,
  opened: OpenedOffers,
  part: OpenedPart | null,
): Promise<string> {
  const name = `${zipNameOf(opened, context.language)}.zip`
  const permit = await permits.give(context, { lotId: opened.lot.id, part })
  return addressAt(context.config.publicUrl ?? '', paths.offersDownload(name, permit))
}

export const offersZipRoutes = [
  /** What two people have opened of a lot as one archive; whether she still may is asked when it is fetched. */
  serves('/api/v1/downloads/offers/:name', {
    asks: (request, house, now) => permits.asks(request, house, now),
    load: async (context, { lotId, part }) => {
      const opened = await openedOffers(context, lotId, part)
      return opened && { ...opened, zipName: `${zipNameOf(opened, context.language)}.zip` }
    },
    allow: offerPolicy.readOpened,
    // Of each room what the log says where it is fetched alone.
    record: ({ filings, zipName }) =>
      filings.flatMap(({ rooms }) => rooms.map(({ seen, documents }) => zipEvent(seen, zipName, documents))),
    serve: (context, { filings, zipName }) => {
      const rooms = new Map(filings.flatMap((one) => one.rooms).map(({ seen }) => [seen.room.id, seen]))
      return sentZip(context, zipName, packedOffers(filings), (last) =>
        refusedBroken(existing(rooms.get(last.roomId) ?? null), last),
      )
    },
  }),
]

import type { noticesContract } from '@allmende/domain/tenders/notice/notices.contract.ts'
import { createHash } from 'node:crypto'
import { signedIn } from '@allmende/domain/actor.ts'
import { partyNumbers, type PartySource } from '@allmende/domain/notices/values/parties.ts'
import { tidy } from '@allmende/domain/notices/values/tidy.ts'
import { largestPanels, type PanelValues } from '@allmende/domain/notices/values/values.ts'
import { folded } from '@allmende/domain/organizations/organizations.rules.ts'
import { lotsOf } from '@allmende/domain/tenders/lots.ts'
import { withDocumentAddresses } from '@allmende/domain/tenders/notice/document-places.ts'
import { noticeFacts, withNoticeDeadlines } from '@allmende/domain/tenders/notice/notice-facts.ts'
import {
  importedDeadlines,
  typeOfNotice,
  withKnownParties,
} from '@allmende/domain/tenders/notice/notice-import.ts'
import { tenderPolicy } from '@allmende/domain/tenders/tenders.policy.ts'
import { offeredTypes } from '@allmende/domain/tenders/tenders.rules.ts'
import { bytesOf } from '@allmende/domain/validation.ts'
import { refuse } from '@allmende/domain/verdict.ts'
import type { Db } from '../../database/schema.ts'
import { findClientsByKeys } from '../../organizations/organizations.queries.ts'
import { methodsOf } from '../../rpc/method.ts'
import { holdTemplate } from '../../templates/stored-templates.ts'
import { tenderChanged } from '../announcing.ts'
import { addNoticeSource, findNoticeSource } from './notice-sources.queries.ts'
import { setParts } from '../saving.ts'
import { startOf } from '../start.ts'
import { formOfTender } from '../tender-form.ts'
import { changedTender } from '../seen-tender.ts'
import { addTender, findTenderHead, takeTenderId } from '../tenders.queries.ts'

const { read, change } = methodsOf<typeof noticesContract>()

export const noticeImportMethods = [
  change('importNotice', {
    first: tenderPolicy.create,
    load: async () => ({}),
    allow: tenderPolicy.create,
    before: ({ language, noticeReader }, _subject, [xml]) => noticeReader.read(xml, language),
    run: async (context, _subject, [xml, wanted], source) => {
      const { db, home, actor, now, language } = context
      const { templateId, sdkVersion, formType, values, notes } = source
      const type = wanted ?? typeOfNotice(formType)
      if (!offeredTypes.includes(type)) refuse('tenderTypeNotOffered', { fields: ['1'] })
      const template =
        (await holdTemplate(db, templateId, language, sdkVersion)) ?? refuse('templateNotUsable')
      const { form } = await formOfTender(
        db,
        { templateId, templateVersion: template.version, sdkVersion },
        language,
      )

      const known = await knownClients(db, values)
      const linked = withKnownParties(form, values, (number) => known.get(folded(number) ?? ''))
      const { values: dated, deadlines } = importedDeadlines(form, linked, type)
      const id = await takeTenderId(db)
      // Kept as a saving would keep it: whoever opens the draft and changes nothing has changed nothing.
      const addressed = withDocumentAddresses(form, tidy(form, dated), { id, home })
      const panels = withNoticeDeadlines(form, addressed, { type, ...deadlines })
      // What is more could never be saved.
      if (bytesOf(panels) > largestPanels) refuse('noticeTooLarge', { fields: ['0'] })
      const { name, description = '', organizationId = null } = noticeFacts(form, panels)
      const { team, informationRooms, roomTemplates } = startOf(id, type, template, actor)
      const facts = {
        // A list must call it something, whatever the notice does.
        name: name || template.name,
        description,
        organizationId,
        panels,
        roomTemplates,
        ...deadlines,
      }
      const origin = { id, type, templateId, templateVersion: template.version, sdkVersion }
      await addTender(db, origin, facts, now)
      await setParts(db, id, { team, lots: lotsOf(form, panels, facts), rooms: informationRooms }, now)
      const importedBy = actor.kind === 'user' ? actor.email : ''
      await addNoticeSource(db, { tenderId: id, xml, notes, importedBy }, now)
      return { ...(await changedTender(context, id)), notes }
    },
    record: (_subject, { id, name }, [xml]) => ({
      type: 'PROJECT_CREATED',
      projectId: id,
      data: { project: name, hash: createHash('sha256').update(xml).digest('hex') },
    }),
    announce: (_subject, { id }) => tenderChanged(id),
  }),

  read('getNoticeSource', {
    first: signedIn,
    load: ({ db }, id) => findTenderHead(db, id),
    allow: tenderPolicy.check,
    after: async ({ db }, { id }) => (await findNoticeSource(db, id)) ?? refuse('notFound'),
    show: (_actor, xml) => xml,
  }),
]

/** Authorities of ours by the numbers that the notice's parties name; companies are linked by people alone. */
function knownClients(db: Db, values: PanelValues): Promise<ReadonlyMap<string, PartySource>> {
  const keys = new Set(partyNumbers(values).flatMap((number) => folded(number) ?? []))
  return findClientsByKeys(db, [...keys])
}

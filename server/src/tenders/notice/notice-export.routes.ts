import { SubmissionId } from '@allmende/domain/tenders/submissions/notice-submissions.ts'
import { TenderId } from '@allmende/domain/tenders/tenders.contract.ts'
import { refuse } from '@allmende/domain/verdict.ts'
import { serves } from '../../http/route.ts'
import { exportSteps } from './notice-export.methods.ts'

const numberIn = (text: unknown): number | null =>
  typeof text === 'string' && /^\d{1,16}$/.test(text) ? Number(text) : null

/** The notice of a tender as a file, for whoever may see the tender; one that was sent, for its team. */
export const noticeRoutes = [
  serves('/api/v1/projects/:id/notice.xml', {
    asks: ({ params, query }) => {
      const { data: id } = TenderId.safeParse(numberIn((params as { id: string }).id))
      const { notice } = query as { notice?: unknown }
      const { data: sent } = SubmissionId.safeParse(numberIn(notice))
      if (id === undefined || (notice !== undefined && sent === undefined)) return refuse('notFound')
      return { args: [id, sent] as [number, number | undefined] }
    },
    load: exportSteps.load,
    allow: exportSteps.allow,
    serve: async (context, subject, [id, sent]) => ({
      body: await exportSteps.after(context, subject),
      type: 'application/xml; charset=utf-8',
      headers: {
        'content-disposition': `attachment; filename="notice-${sent === undefined ? id : `${id}-${sent}`}.xml"`,
      },
    }),
  }),
]
